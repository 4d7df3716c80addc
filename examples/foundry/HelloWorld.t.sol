// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {HelloWorld} from "../contracts/HelloWorld.sol";

/// @title Tests of HelloWorld; a failing `assert` fails the test
contract HelloWorldTest {
    function test_changesItsMessage() external {
        HelloWorld hello = new HelloWorld("Hello, World!");
        hello.setMessage("Hello again");
        assert(keccak256(bytes(hello.getMessage())) == keccak256("Hello again"));
    }
}
