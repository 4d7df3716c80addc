import assert from 'node:assert/strict';
import {test} from 'node:test';
import {network} from 'hardhat';

const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};
const {ethers} = await network.create();

test('HelloWorld changes its message at zero fee', async () => {
  const hello = await ethers.deployContract('HelloWorld', ['Hello, World!'], zeroFees);
  const transaction = await hello.setMessage('Hello again', zeroFees);
  await transaction.wait();
  assert.equal(await hello.getMessage(), 'Hello again');
});
