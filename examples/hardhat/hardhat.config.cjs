const {existsSync} = require('node:fs');
require('@nomicfoundation/hardhat-ethers');

if (existsSync('.env')) process.loadEnvFile();
const {STABILITY_API_KEY, PRIVATE_KEY} = process.env;
const accounts = PRIVATE_KEY ? [PRIVATE_KEY] : [];

module.exports = {
  solidity: {
    version: '0.8.24',
    settings: {evmVersion: 'shanghai', optimizer: {enabled: true, runs: 200}},
  },
  networks: {
    // The chain that tests run on. Every account has a balance of 0, so a test fails when it offers a fee.
    // There is no gasPrice here on purpose: Hardhat fills in a fee when a test sets none, so that test fails too.
    hardhat: {
      hardfork: 'shanghai',
      initialBaseFeePerGas: 0,
      accounts: {accountsBalance: '0'},
    },
    testnet: {
      url: `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`,
      chainId: 20180427,
      gasPrice: 0,
      accounts,
    },
    gtn: {
      url: `https://rpc.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`,
      chainId: 101010,
      gasPrice: 0,
      accounts,
    },
  },
};
