// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable} from "@openzeppelin/contracts@5.4.0/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts@5.4.0/token/ERC721/ERC721.sol";

/// @title An ERC-721 token that its owner issues
/// @dev With OpenZeppelin Contracts 5.5 or later it does not compile for Shanghai.
contract Badge is ERC721, Ownable {
    uint256 public issued;

    constructor() ERC721("Badge", "BADGE") Ownable(msg.sender) {}

    /// @notice Issues the next badge; the ids count from 1
    function issue(address to) external onlyOwner returns (uint256 tokenId) {
        tokenId = ++issued;
        _safeMint(to, tokenId);
    }
}
