// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

/// The part of the precompile that this contract needs.
interface IFeeTokenList {
    function isTokenSupported(address token) external view returns (bool);
}

/// Answers whether a token can pay fees.
contract FeeTokenCheck {
    IFeeTokenList private constant LIST = IFeeTokenList(0x0000000000000000000000000000000000000801);

    function canPayFees(address token) external view returns (bool) {
        return LIST.isTokenSupported(token);
    }
}
