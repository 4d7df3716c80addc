// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

/// @title A text that anyone can read and change
contract HelloWorld {
    string private message;

    /// @notice Emitted on each change, with the account that made it
    event MessageChanged(address indexed sender, string message);

    /// @param initialMessage The text until somebody changes it
    constructor(string memory initialMessage) {
        message = initialMessage;
    }

    /// @return The current text
    function getMessage() external view returns (string memory) {
        return message;
    }

    /// @param newMessage The text that replaces the current one
    function setMessage(string calldata newMessage) external {
        message = newMessage;
        emit MessageChanged(msg.sender, newMessage);
    }
}
