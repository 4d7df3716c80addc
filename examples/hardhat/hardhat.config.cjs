const {existsSync, readFileSync} = require('node:fs');
const {parseEnv} = require('node:util');
require('@nomicfoundation/hardhat-ethers');

/** A network, with the two keys from a file of its own. Without the file, Hardhat does not know the network. */
function network(name, file, chainId, origin) {
  if (!existsSync(file)) return {};
  const {STABILITY_API_KEY = '', PRIVATE_KEY = ''} = parseEnv(readFileSync(file, 'utf8'));
  if ([STABILITY_API_KEY, PRIVATE_KEY].some((secret) => !secret || secret.startsWith('YOUR_')))
    throw new Error(`Set STABILITY_API_KEY and PRIVATE_KEY in ${file}.`);
  const url = `${origin}/zgt/${STABILITY_API_KEY}`;
  return {[name]: {url, chainId, gasPrice: 0, accounts: [PRIVATE_KEY]}};
}

module.exports = {
  solidity: {
    version: '0.8.24',
    settings: {evmVersion: 'shanghai', optimizer: {enabled: true, runs: 200}},
  },
  networks: {
    // The chain of the tests. No account has a balance, so a test that offers a fee fails, as on Stability.
    hardhat: {hardfork: 'shanghai', initialBaseFeePerGas: 0, accounts: {accountsBalance: '0'}},
    ...network('testnet', '.env', 20180427, 'https://rpc.testnet.stabilityprotocol.com'),
    ...network('gtn', '.env.gtn', 101010, 'https://rpc.stabilityprotocol.com'),
  },
};
