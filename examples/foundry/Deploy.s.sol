// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {HelloWorld} from "../contracts/HelloWorld.sol";

/// @dev The two cheat codes that this script uses; `forge-std` declares all of them
interface Vm {
    function envUint(string calldata name) external view returns (uint256);
    function startBroadcast(uint256 privateKey) external;
}

/// @title Deploys HelloWorld with the private key of the environment
contract Deploy {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function run() external returns (HelloWorld hello) {
        VM.startBroadcast(VM.envUint("PRIVATE_KEY"));
        hello = new HelloWorld("Hello, World!");
    }
}
