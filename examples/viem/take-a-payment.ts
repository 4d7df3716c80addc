// #region payment
import {readFile} from 'node:fs/promises';
import {type Address, erc20Abi, formatEther, type Hash, parseAbi, parseEther} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {account as seller, publicClient, walletClient, zeroFees} from './clients.js';

const price = parseEther('5'); // of a token with 18 decimals
// A second account, without coins.
const buyer = privateKeyToAccount(generatePrivateKey());

async function mined(hash: Hash) {
  const receipt = await publicClient.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt;
}

async function deploy(name: string, ...args: readonly unknown[]): Promise<Address> {
  const read = (kind: string) => readFile(`build/${name}_sol_${name}.${kind}`, 'utf8');
  const [abi, bytecode] = await Promise.all([read('abi'), read('bin')]);
  const contract = {abi: JSON.parse(abi), bytecode: `0x${bytecode}`, args} as const;
  const {contractAddress} = await mined(await walletClient.deployContract({...contract, ...zeroFees}));
  return contractAddress as Address;
}

// The buyer gets 100 tokens.
const token = {abi: erc20Abi, address: await deploy('TestToken', buyer.address)};
const shop = {abi: parseAbi(['function buy()']), address: await deploy('Shop', token.address, price)};

// The price, no more.
const approval = {...token, functionName: 'approve', args: [shop.address, price]} as const;
await mined(await walletClient.writeContract({...approval, account: buyer, ...zeroFees}));
const purchase = {...shop, functionName: 'buy'} as const;
await mined(await walletClient.writeContract({...purchase, account: buyer, ...zeroFees}));

const balance = {...token, functionName: 'balanceOf'} as const;
console.log(`Buyer: ${formatEther(await publicClient.readContract({...balance, args: [buyer.address]}))}`);
console.log(`Seller: ${formatEther(await publicClient.readContract({...balance, args: [seller.address]}))}`);
// #endregion payment
