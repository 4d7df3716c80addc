// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// Stand-ins for the precompiles. Callers, reasons and events are those of the node's source at e9bdc6d, precompiles/*/src/lib.rs and
/// runtime/src/precompiles.rs; the checks of calls are those of Frontier's precompile-utils, precompile_set.rs 360-385. What the
/// owner and validators do is left out unless a page shows how it is refused.

abstract contract Precompile {
    address private immutable self = address(this);

    /// Accepts accounts only.
    function checkCaller() internal view {
        require(address(this) == self, "Cannot be called with DELEGATECALL or CALLCODE");
        require(msg.sender.code.length == 0, "Function not callable by smart contracts");
    }

    /// Which callers it accepts; the check comes before that of the selector.
    modifier allowed() virtual {
        _;
    }

    fallback() external virtual allowed {
        revert("Unknown selector");
    }
}

abstract contract Owned is Precompile {
    event OwnershipTransferStarted(address indexed previousOwner, address newOwner);
    event NewOwner(address newOwner);

    address internal currentOwner = msg.sender;
    address internal claimableOwner;
    string private prefix;
    string private notOwner;

    constructor(string memory prefix_, string memory notOwner_) {
        prefix = prefix_;
        notOwner = notOwner_;
    }

    function owner() external view allowed returns (address) {
        return currentOwner;
    }

    function pendingOwner() external view allowed returns (address) {
        return claimableOwner;
    }

    function transferOwnership(address newOwner) external allowed {
        requireOwner(notOwner);
        claimableOwner = newOwner;
        emit OwnershipTransferStarted(currentOwner, newOwner);
    }

    function acceptOwnership() external allowed {
        bytes memory first = bytes(prefix).length == 0 ? bytes("target") : abi.encodePacked(prefix, "Target");
        require(msg.sender == claimableOwner, string(abi.encodePacked(first, " owner is not the claimer")));
        currentOwner = msg.sender;
        claimableOwner = address(0);
        emit NewOwner(msg.sender);
    }

    function requireOwner(string memory reason) internal view {
        require(msg.sender == currentOwner, string(abi.encodePacked(prefix, reason)));
    }
}

contract SupportedTokensManager is Owned("SupportedTokensManager: ", "Sender is not owner") {
    event TokenSupportChange(address indexed token);

    address[] private tokens;

    /// Not a view function for the node.
    address public defaultToken;

    constructor(address token, address defaultToken_) {
        tokens.push(token);
        tokens.push(defaultToken_);
        defaultToken = defaultToken_;
    }

    function addToken(address token, bytes32) external {
        requireOwner("Caller is not the owner");
        require(token != address(0), "SupportedTokensManager: Invalid address");
        require(!isTokenSupported(token), "SupportedTokensManager: Token is already supported");
        tokens.push(token);
        bytes32 topic = TokenSupportChange.selector;
        // The data has a value that the signature does not declare.
        assembly {
            mstore(0, 1)
            log2(0, 32, topic, token)
        }
    }

    function removeToken(address token) external {
        requireOwner("Caller is not the owner");
        require(
            isTokenSupported(token) && token != defaultToken,
            "SupportedTokensManager: Token not found in supported tokens"
        );
        bytes32 topic = TokenSupportChange.selector;
        for (uint256 i; i < tokens.length; i++)
            if (tokens[i] == token) {
                tokens[i] = tokens[tokens.length - 1];
                tokens.pop();
            }
        assembly {
            mstore(0, 0)
            log2(0, 32, topic, token)
        }
    }

    function updateDefaultToken(address token) external {
        require(token != address(0), "SupportedTokensManager: Invalid address");
        requireOwner("Caller is not the owner");
        require(isTokenSupported(token), "SupportedTokensManager: Target token is not supported");
        defaultToken = token;
    }

    function supportedTokens() external view returns (address[] memory) {
        return tokens;
    }

    function isTokenSupported(address token) public view returns (bool) {
        for (uint256 i; i < tokens.length; i++) if (tokens[i] == token) return true;
        return false;
    }
}

contract ValidatorFeeTokenSelector is Owned("ValidatorFeeTokenController: ", "Sender is not owner") {
    address private controller;

    constructor(address controller_) {
        controller = controller_;
    }

    modifier allowed() override {
        checkCaller();
        _;
    }

    function setTokenAcceptance(address, bool) external allowed {
        revert("ValidatorFeeTokenController: sender is not an approved validator");
    }

    function updateConversionRateController(address) external allowed {
        revert("ValidatorFeeTokenController: sender is not an approved validator");
    }

    function updateDefaultController(address controller_) external allowed {
        requireOwner("sender is not the owner");
        controller = controller_;
    }

    /// No validator has accepted another token than the default one.
    function validatorSupportsToken(address, address token) external view allowed returns (bool) {
        return token == SupportedTokensManager(address(0x801)).defaultToken();
    }

    function conversionRateController(address) external view allowed returns (address) {
        return controller;
    }

    function defaultController() external view allowed returns (address) {
        return controller;
    }
}

contract ConversionRateController {
    function getConversionRate(address, address, address) external pure returns (uint256, uint256) {
        return (5, 1);
    }
}

contract FeeTokenSelector is Precompile {
    event FeeTokenChanged(address indexed user, address token);

    mapping(address => address) private chosen;

    modifier allowed() override {
        checkCaller();
        _;
    }

    function setFeeToken(address token) external allowed {
        require(token != address(0), "UserFeeTokenController: zero address is invalid");
        require(
            SupportedTokensManager(address(0x801)).isTokenSupported(token),
            "UserFeeTokenController: token not supported"
        );
        chosen[msg.sender] = token;
        emit FeeTokenChanged(msg.sender, token);
    }

    function getFeeToken(address user) external view allowed returns (address) {
        SupportedTokensManager list = SupportedTokensManager(address(0x801));
        return list.isTokenSupported(chosen[user]) ? chosen[user] : list.defaultToken();
    }
}

contract ValidatorController is Owned("", "sender is not owner") {
    address[] private validators;

    constructor(address validator) {
        validators.push(validator);
    }

    modifier allowed() override {
        checkCaller();
        _;
    }

    function getValidatorList() external view allowed returns (address[] memory) {
        return validators;
    }

    function getActiveValidatorList() external view allowed returns (address[] memory) {
        return validators;
    }

    function getValidatorMissingBlocks(address) external view allowed returns (uint256) {
        return 0;
    }

    function addValidator(address validator) external allowed {
        requireOwner("sender is not owner");
        for (uint256 i; i < validators.length; i++)
            require(validators[i] != validator, "Dispatched call failed with error: ");
        validators.push(validator);
        bytes32 topic = keccak256("ValidatorAdded(bytes32)");
        assembly {
            mstore(0, validator)
            log1(0, 32, topic)
        }
    }

    function removeValidator(address validator) external allowed {
        requireOwner("sender is not owner");
        require(validators.length > 1, "Dispatched call failed with error: ");
        for (uint256 i; i < validators.length; i++)
            if (validators[i] == validator) {
                validators[i] = validators[validators.length - 1];
                validators.pop();
            }
        bytes32 topic = keccak256("ValidatorRemoved(bytes32)");
        assembly {
            mstore(0, validator)
            log1(0, 32, topic)
        }
    }
}

contract UpgradeRuntimeController is Owned("", "sender is not owner") {
    event MemberAdded(address member);
    event MemberRemoved(address member);
    event SettedApplicationBlock(uint256 blockNumber);

    address[] private members;
    mapping(address => bool) private isMember;

    bytes32 public getHashOfProposedCode = keccak256("proposed");

    function setApplicationBlock(uint32 blockNumber) external {
        requireOwner("sender is not owner");
        require(getHashOfProposedCode != 0 && blockNumber > block.number, "Dispatched call failed with error: ");
        emit SettedApplicationBlock(blockNumber);
    }

    function rejectProposedCode() external {
        requireOwner("sender is not owner");
        require(getHashOfProposedCode != 0, "Dispatched call failed with error: ");
        getHashOfProposedCode = 0;
        bytes32 data = keccak256("CodeProposedRejected()");
        // No topic: the hash of the signature is the data.
        assembly {
            mstore(0, data)
            log0(0, 32)
        }
    }

    function addMemberToTechnicalCommittee(address member) external {
        requireOwner("sender is not owner");
        require(!isMember[member], "already a member");
        isMember[member] = true;
        members.push(member);
        emit MemberAdded(member);
    }

    function removeMemberFromTechnicalCommittee(address member) external {
        requireOwner("sender is not owner");
        require(isMember[member], "not a member");
        isMember[member] = false;
        for (uint256 i; i < members.length; i++)
            if (members[i] == member) {
                members[i] = members[members.length - 1];
                members.pop();
            }
        emit MemberRemoved(member);
    }

    function getTechnicalCommitteeMembers() external view returns (address[] memory) {
        return members;
    }

    function getHashOfCurrentCode() external pure returns (bytes32) {
        return keccak256("runtime");
    }
}

/// 0x400 and 0x402: the model answers accounts; contracts are refused here.
contract AccountUtility is Precompile {
    fallback() external override {
        checkCaller();
    }
}

interface IToken {
    function transfer(address to, uint256 amount) external;
}

contract FeeRewardsVaultController is Owned("", "sender is not owner") {
    event TransactionFee(
        address token,
        uint256 totalFee,
        address validator,
        uint256 validatorFee,
        address dapp,
        uint256 dappFee
    );
    event ValidatorPercentageUpdated(uint256 validatorPercentage);

    uint256 public getValidatorPercentage = 50;
    mapping(address => bool) public isWhitelisted;
    mapping(address => mapping(address => uint256)) public getClaimableReward;

    function setWhitelisted(address dapp, bool listed) external returns (bool) {
        requireOwner("sender is not owner");
        require(dapp.code.length > 0, "address is not a smartcontract");
        isWhitelisted[dapp] = listed;
        bytes32 topic = keccak256("WhitelistStatusUpdated(address,bool)");
        // As the runtime writes it: one byte.
        assembly {
            mstore8(0, listed)
            log2(0, 1, topic, dapp)
        }
        return true;
    }

    function setValidatorPercentage(uint256 percentage) external returns (bool) {
        requireOwner("sender is not owner");
        require(percentage <= 100, "percentage is too high");
        getValidatorPercentage = percentage;
        emit ValidatorPercentageUpdated(percentage);
        return true;
    }

    function canClaimReward(address claimant, address holder) public view returns (bool) {
        if (!isWhitelisted[holder]) return false; // validators are left out
        if (claimant == holder) return true;
        if (!implementsOwner(holder.code)) return false;
        (bool success, bytes memory answer) = holder.staticcall(abi.encodeWithSignature("owner()"));
        require(success, "call to owner() failed");
        return abi.decode(answer, (address)) == claimant;
    }

    function claimReward(address dapp, address token) external {
        require(canClaimReward(msg.sender, dapp), "sender is not allowed to claim reward");
        uint256 reward = getClaimableReward[dapp][token];
        getClaimableReward[dapp][token] = 0;
        (bool success, bytes memory answer) = token.call(abi.encodeCall(IToken.transfer, (msg.sender, reward)));
        require(success && answer.length > 0, "fail trying to transfer reward");
        bytes32 topic = keccak256("RewardClaimed(address,address,address)");
        // As the runtime writes it: the bare 20 bytes of the token.
        assembly {
            mstore(0, shl(96, token))
            log3(0, 20, topic, dapp, caller())
        }
    }

    /// PUSH4 with the selector stands in the code: stbl-tools eth.rs, code_implements_function.
    function implementsOwner(bytes memory code) private pure returns (bool) {
        for (uint256 i; i + 5 <= code.length; i++)
            if (
                code[i] == 0x63 &&
                code[i + 1] == 0x8d &&
                code[i + 2] == 0xa5 &&
                code[i + 3] == 0xcb &&
                code[i + 4] == 0x5b
            ) return true;
        return false;
    }

    /// Only here: what the runtime does when a fee is paid.
    function standInAccrue(address dapp, address token, uint256 fee) external {
        uint256 validatorFee = (fee * getValidatorPercentage) / 100;
        getClaimableReward[dapp][token] += fee - validatorFee;
        getClaimableReward[block.coinbase][token] += validatorFee;
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
