import {AbiCoder, hexlify, Interface, toUtf8Bytes} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import {type Anvil, sendAs, waitForReceipt} from './anvil';
import {compileSolidity} from './compiler';

const ZKT_SENDER = '0x00000000000000000000000000000000005e4de5'; // STAND-IN: the account of the key

/** A rejected request, without a body if the message is empty. STAND-IN: status and message, except where a test names the fact. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Converts bigints to decimal strings, as in the documented output. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  return Array.isArray(value) ? Array.from(value, plain) : value;
}

async function deploy(node: Anvil, from: string, code: string, args: readonly unknown[]): Promise<object> {
  const {contracts: compiled, errors} = compileSolidity('Contract.sol', code);
  const artifact = Object.values(compiled).at(-1); // STAND-IN: which one is deployed is not documented
  if (errors.length > 0 || !artifact) throw new Refusal(200, 0, errors[0] ?? 'no contract');
  const inputs = new Interface(JSON.stringify(artifact.abi)).deploy.inputs;
  const data = artifact.bytecode + AbiCoder.defaultAbiCoder().encode(inputs, args).slice(2);
  const hash = await sendAs(node, from, undefined, data);
  const receipt = (await waitForReceipt(node, hash)) as {contractAddress: string};
  return {contractAddress: receipt.contractAddress, abi: artifact.abi, hash};
}

async function callContract(node: Anvil, from: string, body: Record<string, unknown>): Promise<object> {
  const abi = new Interface(body.abi as string[]);
  const method = abi.getFunction(String(body.method));
  if (!method) throw new Refusal(200, 0, 'unknown method');
  const data = abi.encodeFunctionData(method, body.arguments as unknown[]);
  const to = String(body.to);
  if (method.constant) {
    const answer = await node.rpc<string>('eth_call', [{from, to, data}, 'latest']);
    const values = abi.decodeFunctionResult(method, answer);
    return {output: plain(values.length === 1 ? values[0] : Array.from(values))};
  }
  const hash = await sendAs(node, from, to, data);
  if (body.wait !== true) return {hash};
  return {hash, receipt: await waitForReceipt(node, hash)}; // STAND-IN: the receipt is not documented
}

async function process(node: Anvil, from: string, fields: Record<string, unknown>): Promise<object> {
  const {code, to, abi, method, arguments: args} = fields;
  if (isText(code)) return deploy(node, from, code, Array.isArray(args) ? args : []);
  if (isText(to) && Array.isArray(abi) && isText(method) && Array.isArray(args))
    return callContract(node, from, fields);
  if (isText(args)) return {hash: await sendAs(node, from, from, hexlify(toUtf8Bytes(args)))};
  throw new Refusal(400, 0, 'bad body');
}

/** Handles one ZKT request. The shape of the body determines its kind. @throws Refusal when it has none */
export async function answerZkt(node: Anvil, key: string, body: unknown): Promise<object> {
  const fields = Object(body) as Record<string, unknown>;
  const from = key === contracts.zktTryItOut.key.value ? contracts.zktTryItOut.account.value : ZKT_SENDER;
  const id = 'id' in fields ? {id: fields.id} : {};
  try {
    return {success: true, ...(await process(node, from, fields)), ...id};
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return {success: false, error: message, errorCode: 'TXN_NOT_PROCESSED', details: '', ...id};
  }
}
