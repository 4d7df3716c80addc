// #region multicall
import {Contract, getAddress, Interface} from 'ethers';
import {connect} from './provider.js';

const multicall = new Contract(
  getAddress('0x3ed62137c5DB927cb137c26455969116BF0c23Cb'),
  [
    'function aggregate3(tuple(address target, bool allowFailure, bytes callData)[] calls) view returns (tuple(bool success, bytes returnData)[])',
    'function getBlockNumber() view returns (uint256)',
  ],
  connect('testnet'),
);
const hello = new Interface(['function getMessage() view returns (string)']);

const [message, block] = await multicall.aggregate3([
  {
    target: getAddress('0x757F70Bd8D26F2F2b3F6B623962620e999ABe8B1'),
    allowFailure: false,
    callData: hello.encodeFunctionData('getMessage'),
  },
  {
    target: await multicall.getAddress(),
    allowFailure: false,
    callData: multicall.interface.encodeFunctionData('getBlockNumber'),
  },
]);
const [text] = hello.decodeFunctionResult('getMessage', message.returnData);
const [number] = multicall.interface.decodeFunctionResult('getBlockNumber', block.returnData);
console.log(`${text} (read at block ${number})`);
// #endregion multicall
