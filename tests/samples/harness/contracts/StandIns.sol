// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// Local stand-ins. They prove the call (address, signature, decoding), not the logic of the live chain.

abstract contract Precompile {
    address public owner = msg.sender;

    modifier eoaOnly() {
        require(msg.sender == tx.origin, "EOA only");
        _;
    }
}

contract SupportedTokensManager is Precompile {
    address[] private tokens;

    constructor(address token, address defaultToken_) {
        tokens.push(token);
        tokens.push(defaultToken_);
    }

    function supportedTokens() external view returns (address[] memory) {
        return tokens;
    }

    function isTokenSupported(address token) public view returns (bool) {
        for (uint256 i; i < tokens.length; i++) if (tokens[i] == token) return true;
        return false;
    }

    function defaultToken() external view returns (address) {
        return tokens[1];
    }
}

contract ValidatorFeeTokenSelector is Precompile {
    address private controller;

    constructor(address controller_) {
        controller = controller_;
    }

    function validatorSupportsToken(address, address) external view eoaOnly returns (bool) {
        return true;
    }

    function conversionRateController(address) external view eoaOnly returns (address) {
        return controller;
    }
}

contract ConversionRateController {
    function getConversionRate(address, address, address) external pure returns (uint256, uint256) {
        return (5, 1);
    }
}

contract FeeTokenSelector is Precompile {
    mapping(address => address) private chosen;

    function setFeeToken(address token) external eoaOnly {
        require(token != address(0), "UserFeeTokenController: zero address is invalid");
        require(
            SupportedTokensManager(address(0x801)).isTokenSupported(token),
            "UserFeeTokenController: token not supported"
        );
        chosen[msg.sender] = token;
    }

    function getFeeToken(address user) external view eoaOnly returns (address) {
        if (chosen[user] == address(0)) return SupportedTokensManager(address(0x801)).defaultToken();
        return chosen[user];
    }
}

contract ValidatorController is Precompile {
    address[] private validators;

    constructor(address validator) {
        validators.push(validator);
    }

    function getValidatorList() external view eoaOnly returns (address[] memory) {
        return validators;
    }

    function getActiveValidatorList() external view eoaOnly returns (address[] memory) {
        return validators;
    }
}

interface IToken {
    function transfer(address to, uint256 amount) external returns (bool);
}

contract FeeRewardsVaultController is Precompile {
    event TransactionFee(
        address token,
        uint256 totalFee,
        address validator,
        uint256 validatorFee,
        address dapp,
        uint256 dappFee
    );

    uint256 public getValidatorPercentage = 50;
    mapping(address => bool) public isWhitelisted;
    mapping(address => mapping(address => uint256)) public getClaimableReward;

    function setWhitelisted(address dapp, bool listed) external returns (bool) {
        require(dapp.code.length > 0, "address is not a smartcontract");
        isWhitelisted[dapp] = listed;
        return true;
    }

    function canClaimReward(address claimant, address holder) public view returns (bool) {
        if (!isWhitelisted[holder]) return false;
        if (claimant == holder) return true;
        (bool success, bytes memory answer) = holder.staticcall(abi.encodeWithSignature("owner()"));
        return success && answer.length == 32 && abi.decode(answer, (address)) == claimant;
    }

    function claimReward(address dapp, address token) external {
        require(canClaimReward(msg.sender, dapp), "sender is not allowed to claim reward");
        uint256 reward = getClaimableReward[dapp][token];
        getClaimableReward[dapp][token] = 0;
        require(IToken(token).transfer(msg.sender, reward), "fail trying to transfer reward");
        bytes32 topic = keccak256("RewardClaimed(address,address,address)");
        // As the runtime writes it: the bare 20 bytes of the token.
        assembly {
            mstore(0, shl(96, token))
            log3(0, 20, topic, dapp, caller())
        }
    }

    /// Only here: what the runtime does when a fee is paid.
    function standInAccrue(address dapp, address token, uint256 fee) external {
        uint256 validatorFee = (fee * getValidatorPercentage) / 100;
        getClaimableReward[dapp][token] += fee - validatorFee;
        emit TransactionFee(token, fee, block.coinbase, validatorFee, dapp, fee - validatorFee);
    }
}

contract FileRegistry {
    struct File {
        address owner;
        string fileName;
        bytes32 fileHash;
    }

    mapping(bytes32 => File) private files;

    event FileStored(address indexed owner, string fileName, bytes32 fileHash);

    function storeFile(string calldata fileName, bytes32 fileHash) external {
        files[fileHash] = File(msg.sender, fileName, fileHash);
        emit FileStored(msg.sender, fileName, fileHash);
    }

    function getFile(bytes32 fileHash) external view returns (File memory) {
        return files[fileHash];
    }
}

contract Multicall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }
    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            (bool success, bytes memory returnData) = calls[i].target.call(calls[i].callData);
            require(success || calls[i].allowFailure, "Multicall3: call failed");
            results[i] = Result(success, returnData);
        }
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }
}
