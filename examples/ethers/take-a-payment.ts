// #region payment
import {readFile} from 'node:fs/promises';
import {Contract, ContractFactory, formatEther, parseEther, Wallet} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet as seller} from './wallet.js';

const price = parseEther('5'); // of a token with 18 decimals
const buyer = Wallet.createRandom(seller.provider); // a second account, without coins

async function deploy(name: string, ...args: readonly unknown[]): Promise<Contract> {
  const read = (kind: string) => readFile(`build/${name}_sol_${name}.${kind}`, 'utf8');
  const [abi, bytecode] = await Promise.all([read('abi'), read('bin')]);
  const contract = await new ContractFactory(abi, bytecode, seller).deploy(...args, zeroFees);
  await contract.waitForDeployment(); // throws when the constructor reverts
  return new Contract(contract, abi, buyer);
}

const token = await deploy('TestToken', buyer); // the buyer gets 100 tokens
const shop = await deploy('Shop', token, price);

const approval = await token.approve(shop, price, zeroFees); // the price, no more
await approval.wait(); // throws when the transaction reverts
const purchase = await shop.buy(zeroFees);
await purchase.wait();

console.log(`Buyer: ${formatEther(await token.balanceOf(buyer))}`);
console.log(`Seller: ${formatEther(await token.balanceOf(seller))}`);
// #endregion payment
