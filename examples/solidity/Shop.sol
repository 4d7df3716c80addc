// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable} from "@openzeppelin/contracts@5.4.0/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts@5.4.0/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts@5.4.0/token/ERC20/utils/SafeERC20.sol";

/// @title Sells for an ERC-20 token
/// @dev Ready for BSR: `Ownable` gives it the `owner()` that lets its owner claim rewards.
contract Shop is Ownable {
    using SafeERC20 for IERC20;

    IERC20 public immutable token;
    uint256 public immutable price;

    /// @notice Emitted for each sale
    event Sold(address indexed buyer);

    /// @param token_ The token that buyers pay with
    /// @param price_ In the smallest unit of the token
    constructor(IERC20 token_, uint256 price_) Ownable(msg.sender) {
        token = token_;
        price = price_;
    }

    // #region buy
    /// @notice Takes the price; the buyer has called `approve(shop, price)` on the token before
    /// @dev Not `payable`: the price moves as a token
    function buy() external {
        token.safeTransferFrom(msg.sender, owner(), price);
        emit Sold(msg.sender);
    }
    // #endregion buy
}
