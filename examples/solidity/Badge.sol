// SPDX-License-Identifier: MIT
pragma solidity >=0.8.20 <0.8.25;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// An ERC-721 token: with OpenZeppelin Contracts 5.5 or later it no longer compiles for Shanghai.
contract Badge is ERC721, Ownable {
    uint256 public issued;

    constructor() ERC721("Badge", "BADGE") Ownable(msg.sender) {}

    function issue(address to) external onlyOwner returns (uint256 tokenId) {
        tokenId = ++issued;
        _safeMint(to, tokenId);
    }
}
