// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Ready for BSR: `Ownable` gives it the `owner()` that lets its owner claim rewards.
contract Shop is Ownable {
    using SafeERC20 for IERC20;

    IERC20 public immutable token;
    uint256 public immutable price;

    event Sold(address indexed buyer);

    constructor(IERC20 token_, uint256 price_) Ownable(msg.sender) {
        token = token_;
        price = price_;
    }

    // #region buy
    /// The buyer first calls `approve(shop, price)` on the token. The function is not `payable`.
    function buy() external {
        token.safeTransferFrom(msg.sender, owner(), price);
        emit Sold(msg.sender);
    }
    // #endregion buy
}
