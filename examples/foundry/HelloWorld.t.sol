// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Test} from "forge-std/Test.sol";
import {HelloWorld} from "../contracts/HelloWorld.sol";

contract HelloWorldTest is Test {
    function test_changesItsMessage() external {
        HelloWorld hello = new HelloWorld("Hello, World!");
        hello.setMessage("Hello again");
        assertEq(hello.getMessage(), "Hello again");
    }
}
