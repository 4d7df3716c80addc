const assert = require('node:assert/strict');
const {ethers} = require('hardhat');

const zeroFees = {maxFeePerGas: 0n, maxPriorityFeePerGas: 0n};

describe('HelloWorld', () => {
  it('changes its message at zero fee', async () => {
    const hello = await ethers.deployContract('HelloWorld', ['Hello, World!'], zeroFees);
    const transaction = await hello.setMessage('Hello again', zeroFees);
    await transaction.wait();
    assert.equal(await hello.getMessage(), 'Hello again');
  });
});
