// #region payment
import {BaseContract, type BaseContractMethod, type ContractTransactionResponse} from 'ethers';
import {formatUnits, getAddress} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

// Contracts with types: a wrong name or argument is a compile error.
type Read<Result, Args extends unknown[] = []> = BaseContractMethod<Args, Result, Result>;
type Write<Args extends unknown[] = []> = BaseContractMethod<Args, void, ContractTransactionResponse>;

const Shop = BaseContract.buildClass<{token: Read<string>; price: Read<bigint>; buy: Write}>([
  'function token() view returns (address)',
  'function price() view returns (uint256)',
  'function buy()',
]);
const Token = BaseContract.buildClass<{
  symbol: Read<string>;
  decimals: Read<bigint>;
  balanceOf: Read<bigint, [owner: string]>;
  allowance: Read<bigint, [owner: string, spender: string]>;
  approve: Write<[spender: string, amount: bigint]>;
}>([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
]);

const shopAddress = getAddress(process.argv[2] ?? '');
const shop = new Shop(shopAddress, wallet);
const token = new Token(await shop.token(), wallet);
const [price, balance, decimals, symbol] = await Promise.all([
  shop.price(),
  token.balanceOf(wallet.address),
  token.decimals(),
  token.symbol(),
]);
const show = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`;

console.log(`Balance: ${show(balance)}`);
console.log(`Price: ${show(price)}`);
if (balance < price) throw new Error('The balance does not cover the price.');

const approval = await token.approve(shopAddress, price, zeroFees); // the price, no more
await approval.wait(); // throws when the transaction reverts
const purchase = await shop.buy(zeroFees);
const receipt = await purchase.wait();
console.log(`Bought in block ${receipt?.blockNumber}`);
console.log(`Allowance left: ${show(await token.allowance(wallet.address, shopAddress))}`);
// #endregion payment
