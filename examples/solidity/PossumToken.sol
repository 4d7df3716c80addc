// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {ERC20} from "@openzeppelin/contracts@5.4.0/token/ERC20/ERC20.sol";

/// @title An ERC-20 token whose whole supply goes to the account that deploys it
contract PossumToken is ERC20 {
    constructor() ERC20("PossumToken", "POSSUM") {
        _mint(msg.sender, 10_000 * 10 ** decimals());
    }
}
