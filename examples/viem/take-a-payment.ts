// #region payment
import {erc20Abi, formatUnits, getAddress, getContract, type Hash, parseAbi} from 'viem';
import {account, publicClient, walletClient, zeroFees} from './clients.js';

async function mined(hash: Hash): Promise<bigint> {
  const receipt = await publicClient.waitForTransactionReceipt({hash});
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt.blockNumber;
}

const client = {public: publicClient, wallet: walletClient};
const shop = getContract({
  address: getAddress(process.argv[2] ?? ''),
  abi: parseAbi([
    'function token() view returns (address)',
    'function price() view returns (uint256)',
    'function buy()',
  ]),
  client,
});
const token = getContract({address: await shop.read.token(), abi: erc20Abi, client});

const [price, balance, decimals, symbol] = await Promise.all([
  shop.read.price(),
  token.read.balanceOf([account.address]),
  token.read.decimals(),
  token.read.symbol(),
]);
const show = (units: bigint): string => `${formatUnits(units, decimals)} ${symbol}`;

console.log(`Balance: ${show(balance)}`);
console.log(`Price: ${show(price)}`);
if (balance < price) throw new Error('The balance does not cover the price.');

await mined(await token.write.approve([shop.address, price], zeroFees)); // the price, no more
console.log(`Bought in block ${await mined(await shop.write.buy(zeroFees))}`);
console.log(`Allowance left: ${show(await token.read.allowance([account.address, shop.address]))}`);
// #endregion payment
