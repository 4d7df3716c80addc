/*
 * The JSON-RPC of the network's node, in front of anvil. Each rule names its source: `node` is stabilityprotocol/stability at
 * e9bdc6d, `frontier` is polkadot-evm/frontier at 2e219e17, which the node pins.
 *
 * What anvil's EVM does otherwise, and how the pages treat it:
 * - `tx.gasprice` is 0 here and 1 gwei there, `block.basefee` is 0 here: What Is Different says so, from the source (†).
 * - `block.prevrandao` is random here and 0 there, `block.coinbase` is the author there: the same (†).
 * - Opcodes of later forks than Shanghai fail in both; the node names the opcode, this model does not.
 * - Gas used is Ethereum's in both, apart from the proof size, which the node counts too: no page prints gas that was used.
 * - Conversion rates and fees are not charged here: zero-fee transactions are the only ones that this model accepts.
 */
import {createHash} from 'node:crypto';
import {
  dataSlice,
  getBytes,
  Interface,
  keccak256,
  SigningKey,
  toBigInt,
  toQuantity,
  Transaction,
} from 'ethers';
import {endpoints} from '../../../src/data/endpoints';
import {limits} from '../../../src/data/limits';
import {precompiles} from '../../../src/data/precompiles';
import {type Anvil, NodeError, sendAs} from './anvil';

/** The code of each error below: frontier client/rpc/src/lib.rs 308. */
const INTERNAL_ERROR = -32603;

const BASE_FEE = toQuantity(limits.baseFeeWei.value);

/** STAND-IN: how many blocks the finalized one lies behind the latest. No source states it. */
const FINALITY_DEPTH = 2;

/** The standard methods that the facts list. */
const STANDARD = new Set<string>(endpoints.standardMethods.rows.map(({id}) => id));

/** Methods of this network, with the precompile and the function that hold what they return: node stability-rpc/src/lib.rs. */
const OWN_METHODS: Readonly<Record<string, readonly [address: string, name: string]>> = {
  stability_getSupportedTokens: [precompiles.supportedTokensManager.address.value, 'supportedTokens'],
  stability_getValidatorList: [precompiles.validatorController.address.value, 'getValidatorList'],
  stability_getActiveValidatorList: [precompiles.validatorController.address.value, 'getActiveValidatorList'],
};

const utility = (name: string): string | undefined =>
  precompiles.utility.rows.find(({id}) => id === name)?.address;
const SHA3 = utility('SHA3FIPS256');
const RECOVER = utility('ECRecoverPublicKey');
const FEE_TOKEN_SELECTOR = precompiles.feeTokenSelector.address.value;

const ABI = new Interface([
  'function getFeeToken(address user) view returns (address)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
]);

/** What a caller sends as the first parameter of `eth_call` and `eth_estimateGas`. */
interface CallRequest {
  readonly from?: string;
  readonly to?: string | null;
  readonly data?: string;
  readonly input?: string;
  readonly nonce?: string;
  readonly gas?: string;
  readonly gasPrice?: string;
  readonly maxFeePerGas?: string;
  readonly maxPriorityFeePerGas?: string;
  readonly value?: string;
}

const refuse = (message: string, data?: string): NodeError => new NodeError(INTERNAL_ERROR, message, data);

const dataOf = ({data, input}: CallRequest): string => input ?? data ?? '0x';

/** The reason of a revert as the node reads it, also from what is no `Error(string)`: frontier execute.rs 961-1000. */
export function revertMessage(data: string): string {
  const message = 'VM Exception while processing transaction: revert';
  const bytes = getBytes(data);
  if (bytes.length <= 68) return message;
  const length = toBigInt(bytes.slice(36, 68));
  if (BigInt(bytes.length) < 68n + length) return message;
  try {
    const reason = new TextDecoder('utf-8', {fatal: true}).decode(bytes.slice(68, 68 + Number(length)));
    return `${message} ${reason}`;
  } catch {
    return message;
  }
}

/** Names of the EVM's errors in Rust, where anvil's differ. */
const EVM_ERRORS: Readonly<Record<string, string>> = {
  CreateContractSizeLimit: 'CreateContractLimit',
  InvalidFEOpcode: 'DesignatedInvalid',
  NotActivated: 'InvalidCode',
  OpcodeNotFound: 'InvalidCode',
};

/** The error of a simulated call: frontier execute.rs 961-1000 (call) and 786-830 (estimate). */
function executionError(error: unknown, isEstimate: boolean, gas: number): unknown {
  if (!(error instanceof NodeError)) return error;
  const {code, message, data} = error;
  if (code === 3) return refuse(revertMessage(String(data)), String(data));
  if (/out ?of ?gas|CallGasCostMoreThanGasLimit/i.test(message))
    return refuse(isEstimate ? `gas required exceeds allowance ${gas}` : 'out of gas');
  const name = /^EVM error (\w+)/.exec(message)?.[1];
  return name === undefined ? error : refuse(`evm error: ${EVM_ERRORS[name] ?? name}`, '0x');
}

/** Texts of the transaction pool, by what anvil says: frontier client/rpc/src/eth/format.rs. */
const POOL_ERRORS: readonly (readonly [RegExp, string])[] = [
  [/already imported/, 'already known'],
  [/underpriced/, 'replacement transaction underpriced'],
  [/nonce too low/, 'nonce too low'],
  [/intrinsic gas too low/, 'intrinsic gas too low'],
];

function poolError(error: unknown): unknown {
  if (!(error instanceof NodeError)) return error;
  const known = POOL_ERRORS.find(([pattern]) => pattern.test(error.message));
  return known ? refuse(known[1]) : error;
}

function parseTransaction(raw: string, chainId: number): Transaction {
  if (raw === '0x') throw refuse('transaction data is empty'); // frontier submit.rs 161
  let transaction: Transaction;
  try {
    transaction = Transaction.from(raw);
  } catch {
    throw refuse('decode transaction failed'); // frontier submit.rs 158
  }
  const {type, chainId: signedFor, gasLimit, from} = transaction;
  if ((type ?? 0) > 2) throw refuse('decode transaction failed'); // ethereum::TransactionV2 has three types
  if (from === null) throw refuse('invalid sender');
  // A signature from before EIP-155 has no chain id: frontier validation.rs 118
  if (signedFor !== BigInt(chainId) && (type !== 0 || signedFor !== 0n)) throw refuse('invalid chain id');
  if (gasLimit > BigInt(limits.blockGas.value)) throw refuse('exceeds block gas limit');
  return transaction;
}

/** The node of one network. */
export interface NetworkNode {
  /** Handles one JSON-RPC call. @throws NodeError with the code, message and data that the node returns */
  answer(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Decodes a signed transaction. @throws NodeError when the node refuses it as it stands */
  parse(raw: string): Transaction;
  /** Sends a signed transaction. @returns its hash @throws NodeError when the pool refuses it */
  send(signed: Transaction): Promise<string>;
}

/**
 * Makes anvil answer as the network's node does.
 * @param anvil the local node
 * @param chainId the network's chain id
 */
export function networkNode(anvil: Anvil, chainId: number): NetworkNode {
  /** Transactions that anvil executes in another form, by the hash that their senders know. */
  const sent = new Map<string, {readonly hash: string; readonly signed: Transaction}>();

  const read = (to: string, name: string, args: readonly unknown[]): Promise<string> =>
    anvil.rpc<string>('eth_call', [{to, data: ABI.encodeFunctionData(name, args)}, 'latest']);

  async function feeTokenOf(user: string): Promise<string> {
    const answer = await read(FEE_TOKEN_SELECTOR, 'getFeeToken', [user]);
    return String(ABI.decodeFunctionResult('getFeeToken', answer)[0]);
  }

  /** The balance of an account is that of its fee token: node runtime/src/lib.rs 1124. */
  async function balanceOf(user: string): Promise<bigint> {
    const answer = await read(await feeTokenOf(user), 'balanceOf', [user]);
    return answer === '0x' ? 0n : toBigInt(answer);
  }

  /** Without data, the sender's fee token is transferred: node primitives/runner/src/lib.rs 538-563. */
  const transfer = async (from: string, to: string, value: bigint) => ({
    from,
    to: await feeTokenOf(from),
    data: ABI.encodeFunctionData('transfer', [to, value]),
    gas: toQuantity(limits.plainTransferGas.value),
  });

  /** The fee of a simulated call, and whether the EVM sees it: frontier execute.rs 1010-1052, 160-230. */
  function feeOf({gasPrice, maxFeePerGas, maxPriorityFeePerGas}: CallRequest): readonly [bigint, boolean] {
    const [one, most, priority] = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].map(
      (fee) => fee !== undefined,
    );
    if (one && most && priority)
      throw refuse('both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified');
    if (most && priority && toBigInt(maxPriorityFeePerGas ?? 0) > toBigInt(maxFeePerGas ?? 0))
      throw refuse('Invalid input: `max_priority_fee_per_gas` greater than `max_fee_per_gas`');
    if (one && !most && !priority) return [toBigInt(gasPrice ?? 0), false];
    return most && priority ? [toBigInt(maxFeePerGas ?? 0), true] : [0n, false];
  }

  /** A call that the runtime does not start, by the number of its error: node runtime/src/lib.rs 1168, frontier frame/evm/src/lib.rs. */
  const fatal = (error: number): NodeError =>
    refuse(`execution fatal: Module(ModuleError { index: 12, error: [${error}, 0, 0, 0], message: None })`);
  const [BALANCE_LOW, GAS_PRICE_TOO_LOW, INVALID_NONCE] = [0, 4, 5];

  /** Leaves out balances, which nothing reads: frontier client/rpc/src/lib.rs 95-123, node runner 896. */
  const withoutBalances = (overrides: unknown): unknown =>
    JSON.parse(JSON.stringify(overrides, (name, value: unknown) => (name === 'balance' ? undefined : value)));

  /** `eth_call` and `eth_estimateGas`. */
  async function simulate(method: string, [given, block = 'latest', ...rest]: readonly unknown[]) {
    const request = given as CallRequest;
    const {from = `0x${'0'.repeat(40)}`, to, gas, nonce, value = '0x0'} = request;
    const isEstimate = method === 'eth_estimateGas';
    const data = dataOf(request);
    // frontier execute.rs 448-462
    if (isEstimate && to && data === '0x' && (await anvil.rpc('eth_getCode', [to, 'latest'])) === '0x')
      return '0x5208';
    const most = 10 * limits.blockGas.value; // node node/src/eth.rs
    if (Number(gas ?? 0) > most)
      throw refuse('provided gas limit is too high (can be up to 10x the block gas limit)');
    const [fee, isSeen] = feeOf(request);
    const balance = fee > 0n ? await balanceOf(from) : 0n;
    // An estimate is capped by what the balance pays for: frontier execute.rs 507-534.
    const isCapped = isEstimate && request.from && fee > 0n;
    if (isCapped && toBigInt(value) > balance) throw refuse('insufficient funds for transfer');
    const allowance = isCapped ? Number((balance - toBigInt(value)) / fee) : Infinity;
    const limit = Math.min(Number(gas ?? most), allowance);
    // Nonce, base fee and balance: frontier primitives/evm/src/validation.rs 109-158.
    const next = await anvil.rpc<string>('eth_getTransactionCount', [from, 'latest']);
    if (nonce !== undefined && toBigInt(nonce) !== toBigInt(next)) throw fatal(INVALID_NONCE);
    if (isSeen && fee > 0n && fee < BigInt(limits.baseFeeWei.value)) throw fatal(GAS_PRICE_TOO_LOW);
    if (isSeen && fee * BigInt(limit) > balance) throw fatal(BALANCE_LOW);
    const run = (gasLimit: number) =>
      anvil.rpc(method, [
        {from, ...(to && {to}), data, gas: toQuantity(Math.min(gasLimit, limits.blockGas.value))}, // no value: node runner 499
        block,
        ...rest.map(withoutBalances),
      ]);
    if (data === '0x' && to)
      return anvil.rpc(method, [await transfer(from, to, toBigInt(value)), block]).catch((error: unknown) => {
        throw executionError(error, isEstimate, limits.plainTransferGas.value);
      });
    return run(limit).catch(async (error: unknown) => {
      if (!(error instanceof NodeError) || error.code !== 3) throw executionError(error, isEstimate, limit);
      // With more gas it may succeed: frontier execute.rs 794-815.
      const isLimited = isEstimate && (gas !== undefined || request.gasPrice !== undefined);
      if (isLimited && (await run(Number(gas ?? most)).catch(() => undefined)) !== undefined)
        throw refuse(`gas required exceeds allowance ${limit}`);
      // A constructor's data is dropped: frontier execute.rs 398 and 749.
      throw to ? executionError(error, isEstimate, limit) : refuse(revertMessage('0x'), '0x');
    });
  }

  /** Precompiles of accounts that no contract can imitate. */
  function utilityCall([given]: readonly unknown[]): string | undefined {
    const request = given as CallRequest;
    const data = dataOf(request);
    if (request.to === SHA3) return `0x${createHash('sha3-256').update(getBytes(data)).digest('hex')}`;
    if (request.to !== RECOVER) return undefined;
    const [hash, v, r, s] = [0, 32, 64, 96].map((start) => dataSlice(data, start, start + 32));
    return `0x${SigningKey.recoverPublicKey(hash, {r, s, v: Number(v)}).slice(4)}`;
  }

  /** Tags for the finalized block: frontier client/rpc/src/lib.rs 217. */
  async function withFinalized(params: readonly unknown[]): Promise<readonly unknown[]> {
    const text = JSON.stringify(params);
    if (!/"(?:safe|finalized)"/.test(text)) return params;
    const latest = Number(await anvil.rpc<string>('eth_blockNumber'));
    const block = toQuantity(Math.max(0, latest - FINALITY_DEPTH));
    return JSON.parse(text.replace(/"(?:safe|finalized)"/g, `"${block}"`)) as unknown[];
  }

  async function listOf([to, name]: readonly [string, string]): Promise<unknown> {
    const abi = new Interface([`function ${name}() view returns (address[])`]);
    const answer = await anvil.rpc<string>('eth_call', [{to, data: abi.encodeFunctionData(name)}, 'latest']);
    const [value] = abi.decodeFunctionResult(name, answer) as unknown as [string[]];
    return {code: 200, value: value.map((one) => one.toLowerCase())};
  }

  /** Asks anvil about the transactions that it executed in another form, and shows the form that was sent. */
  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    let asked = JSON.stringify(params);
    for (const [own, {hash}] of sent) asked = asked.replaceAll(own, hash);
    let answer = JSON.stringify(await anvil.rpc<unknown>(method, JSON.parse(asked) as unknown[]));
    for (const [own, {hash}] of sent) answer = answer.replaceAll(hash, own);
    const result = JSON.parse(answer) as unknown;
    const signed = sent.get(String(params[0]))?.signed;
    if (!signed || !result) return result;
    if (method === 'eth_getTransactionReceipt') return {...result, to: signed.to};
    const {to, data: input, value, gasLimit} = signed;
    return {...result, to, input, value: toQuantity(value), gas: toQuantity(gasLimit)};
  }

  return {
    async answer(method, given) {
      if (method in OWN_METHODS) return listOf(OWN_METHODS[method]);
      if (!STANDARD.has(method)) throw new NodeError(-32601, 'Method not found');
      const params = await withFinalized(given);
      if (method === 'eth_gasPrice') return BASE_FEE; // node runtime/src/lib.rs 1128
      if (method === 'eth_maxPriorityFeePerGas') return '0x0'; // frontier fee.rs 179-205: the lowest of 20 blocks
      if (method === 'eth_getBalance') return toQuantity(await balanceOf(String(params[0])));
      if (method === 'eth_estimateGas') return simulate(method, params);
      if (method === 'eth_call') return utilityCall(params) ?? simulate(method, params);
      // Zero-fee transactions wait in a private pool. STAND-IN: nothing shows them until they are in a block.
      const visible = params.map((param) => (param === 'pending' ? 'latest' : param));
      const result = await ask(method, visible);
      if (method === 'eth_getTransactionByHash' && result && !(result as {blockHash?: string}).blockHash)
        return null;
      if (method.startsWith('eth_getBlockBy') && result) return {...result, baseFeePerGas: BASE_FEE};
      if (method === 'eth_feeHistory') {
        const history = result as {readonly baseFeePerGas: readonly string[]};
        return {...history, baseFeePerGas: history.baseFeePerGas.map(() => BASE_FEE)};
      }
      return result;
    },

    parse: (raw) => parseTransaction(raw, chainId),

    async send(signed) {
      const {from, to, data, value, gasLimit, nonce, serialized: raw} = signed;
      if (from === null) throw refuse('invalid sender');
      if (data !== '0x' && value === 0n)
        return anvil.rpc<string>('eth_sendRawTransaction', [raw]).catch((error: unknown) => {
          throw poolError(error);
        });
      // anvil would move value and execute no transfer: it gets what the node executes instead.
      const executed =
        data === '0x' && to ? await transfer(from, to, value) : {from, to, data, gas: toQuantity(gasLimit)};
      const hash = await sendAs(anvil, from, executed.to ?? undefined, executed.data, {
        gas: executed.gas,
        nonce: toQuantity(nonce),
      }).catch((error: unknown) => {
        throw poolError(error);
      });
      const own = keccak256(raw);
      sent.set(own, {hash, signed});
      return own;
    },
  };
}
