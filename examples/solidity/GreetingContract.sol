// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

contract GreetingContract {
    string public greeting;
    uint256 public count;

    event Greeted(address indexed caller, uint256 count);

    constructor(string memory greeting_, uint256 count_) {
        greeting = greeting_;
        count = count_;
    }

    function greet() external {
        count += 1;
        emit Greeted(msg.sender, count);
    }
}
