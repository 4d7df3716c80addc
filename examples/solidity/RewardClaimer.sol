// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @dev The one function of precompile 0x807 that is called here
interface IRewardsVault {
    function claimReward(address dapp, address token) external;
}

/// @title Claims its share of the fees; inherit it
contract RewardClaimer is Ownable2Step {
    using SafeERC20 for IERC20;

    IRewardsVault private constant VAULT = IRewardsVault(0x0000000000000000000000000000000000000807);

    constructor() Ownable(msg.sender) {}

    /// @notice Claims the share of fees paid in `token` and sends it to the owner;
    /// everyone may call this
    function claimReward(IERC20 token) external {
        uint256 before = token.balanceOf(address(this));
        VAULT.claimReward(address(this), address(token));
        token.safeTransfer(owner(), token.balanceOf(address(this)) - before);
    }
}
