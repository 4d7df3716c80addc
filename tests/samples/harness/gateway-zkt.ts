import {AbiCoder, hexlify, Interface, toUtf8Bytes} from 'ethers';
import {contracts} from '../../../src/data/contracts';
import type {Anvil} from './anvil';
import {compileSolidity} from './compiler';
import {sendAs, waitForReceipt} from './node';
import {Refusal, type Reply} from './refusal';

const ZKT_SENDER = '0x00000000000000000000000000000000005e4de5'; // STAND-IN: the account of the key

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

/** Handles one ZKT request. The shape of the body determines its kind. */
export async function answerZkt(node: Anvil, key: string, body: unknown): Promise<Reply> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 0, 'bad body');
  const fields = body as Record<string, unknown>;
  const from = key === contracts.zktTryItOut.key.value ? contracts.zktTryItOut.account.value : ZKT_SENDER;
  const id = 'id' in fields ? {id: fields.id} : {};
  try {
    if (isText(fields.code)) {
      const args = Array.isArray(fields.arguments) ? fields.arguments : [];
      return {status: 200, body: {success: true, ...(await deploy(node, from, fields.code, args)), ...id}};
    }
    if (
      isText(fields.to) &&
      Array.isArray(fields.abi) &&
      isText(fields.method) &&
      Array.isArray(fields.arguments)
    )
      return {status: 200, body: {success: true, ...(await callContract(node, from, fields)), ...id}};
    if (isText(fields.arguments)) {
      const hash = await sendAs(node, from, from, hexlify(toUtf8Bytes(fields.arguments)));
      return {status: 200, body: {success: true, hash}};
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      status: 200,
      body: {success: false, error: message, errorCode: 'TXN_NOT_PROCESSED', details: '', ...id},
    };
  }
  throw new Refusal(400, 0, 'bad body');
}
