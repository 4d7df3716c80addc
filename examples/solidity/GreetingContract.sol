// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

contract GreetingContract {
    string private greeting;
    uint256 private value;

    constructor(string memory _greeting, uint256 _initialValue) {
        greeting = _greeting;
        value = _initialValue;
    }

    function getGreeting() external view returns (string memory) {
        return greeting;
    }

    function getValue() external view returns (uint256) {
        return value;
    }

    function setValue(uint256 newValue) external {
        value = newValue;
    }
}
