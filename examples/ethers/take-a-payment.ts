// #region payment
import {Contract, formatUnits, getAddress} from 'ethers';
import {zeroFees} from './provider.js';
import {wallet} from './wallet.js';

const shopAddress = getAddress(process.argv[2] ?? '');
const shop = new Contract(
  shopAddress,
  ['function token() view returns (address)', 'function price() view returns (uint256)', 'function buy()'],
  wallet,
);
const token = new Contract(
  await shop.token(),
  [
    'function symbol() view returns (string)',
    'function decimals() view returns (uint8)',
    'function balanceOf(address owner) view returns (uint256)',
    'function allowance(address owner, address spender) view returns (uint256)',
    'function approve(address spender, uint256 amount) returns (bool)',
  ],
  wallet,
);

const price: bigint = await shop.price();
const balance: bigint = await token.balanceOf(wallet.address);
const [symbol, decimals] = await Promise.all([token.symbol(), token.decimals()]);
const show = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`;
console.log(`Balance: ${show(balance)}`);
console.log(`Price: ${show(price)}`);
if (balance < price) throw new Error('The balance does not cover the price.');

const approval = await token.approve(shopAddress, price, zeroFees); // the price, no more
await approval.wait(); // throws when the transaction reverts
const purchase = await shop.buy(zeroFees);
const receipt = await purchase.wait();
console.log(`Bought in block ${receipt.blockNumber}`);
console.log(`Allowance left: ${show(await token.allowance(wallet.address, shopAddress))}`);
// #endregion payment
