// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

/// @dev Stands in for forge-std, which comes from GitHub: what the samples use of it
abstract contract Test {
    function assertEq(string memory left, string memory right) internal pure {
        require(keccak256(bytes(left)) == keccak256(bytes(right)), "assertion failed");
    }
}
