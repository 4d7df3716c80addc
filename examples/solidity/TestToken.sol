// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A token to try a payment with
contract TestToken is ERC20 {
    constructor(address holder) ERC20("Test Token", "TEST") {
        _mint(holder, 100 * 10 ** decimals());
    }
}
