// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

contract HelloWorld {
    string private message;

    event MessageChanged(address indexed sender, string message);

    constructor(string memory initialMessage) {
        message = initialMessage;
    }

    function getMessage() external view returns (string memory) {
        return message;
    }

    function setMessage(string calldata newMessage) external {
        message = newMessage;
        emit MessageChanged(msg.sender, newMessage);
    }
}
