// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

/// @dev The one function of precompile 0x801 that this contract calls
interface IFeeTokenList {
    function isTokenSupported(address token) external view returns (bool);
}

/// @title Tells whether a token can pay fees
contract FeeTokenCheck {
    IFeeTokenList private constant LIST = IFeeTokenList(0x0000000000000000000000000000000000000801);

    /// @return Whether the list of fee tokens holds the token
    function canPayFees(address token) external view returns (bool) {
        return LIST.isTokenSupported(token);
    }
}
