// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

/// @title Greets its callers and counts them
contract GreetingContract {
    string public greeting;
    uint256 public count;

    /// @notice Emitted for each greeting
    /// @param caller The account that called
    event Greeted(address indexed caller, uint256 count);

    /// @param greeting_ The words to greet with
    /// @param count_ The number to count from
    constructor(string memory greeting_, uint256 count_) {
        greeting = greeting_;
        count = count_;
    }

    /// @notice Counts the caller
    function greet() external {
        count += 1;
        emit Greeted(msg.sender, count);
    }
}
