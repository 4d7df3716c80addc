// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

interface ISupportedTokensManager {
    function isTokenSupported(address token) external view returns (bool);
}

/// @title Accepts only tokens that can pay fees
contract FeeTokenCheck {
    ISupportedTokensManager private constant FEE_TOKENS =
        ISupportedTokensManager(0x0000000000000000000000000000000000000801);

    error NotAFeeToken(address token);

    /// @notice Reverts unless the token can pay fees
    function requireFeeToken(address token) public view {
        if (!FEE_TOKENS.isTokenSupported(token)) revert NotAFeeToken(token);
    }
}
