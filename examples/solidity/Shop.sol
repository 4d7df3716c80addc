// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Sells for an ERC-20 token
contract Shop is Ownable2Step {
    using SafeERC20 for IERC20;

    IERC20 public immutable token;
    uint256 public immutable price;

    event Sold(address indexed buyer);

    /// @param price_ In the smallest unit of the token
    constructor(IERC20 token_, uint256 price_) Ownable(msg.sender) {
        token = token_;
        price = price_;
    }

    /// @notice Takes the price, which the buyer has approved
    function buy() external {
        token.safeTransferFrom(msg.sender, owner(), price);
        emit Sold(msg.sender);
    }
}
