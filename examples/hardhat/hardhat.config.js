import {existsSync, readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import hardhatEthers from '@nomicfoundation/hardhat-ethers';
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import {defineConfig} from 'hardhat/config';

/**
 * A network, with the two keys from a file of its own. Until they are in the file,
 * Hardhat does not know the network.
 */
function network(name, file, chainId, origin) {
  const {STABILITY_API_KEY = '', PRIVATE_KEY = ''} = existsSync(file)
    ? parseEnv(readFileSync(file, 'utf8'))
    : {};
  if ([STABILITY_API_KEY, PRIVATE_KEY].some((secret) => !secret || secret.startsWith('YOUR_'))) return {};
  // The key, also from a whole keyed RPC URL.
  const url = `${origin}/zgt/${STABILITY_API_KEY.split('/').filter(Boolean).at(-1)}`;
  return {[name]: {type: 'http', url, chainId, gasPrice: 0n, accounts: [PRIVATE_KEY]}};
}

export default defineConfig({
  plugins: [hardhatEthers, hardhatNodeTestRunner],
  solidity: {
    version: '0.8.24',
    settings: {evmVersion: 'shanghai', optimizer: {enabled: true, runs: 200}},
  },
  networks: {
    // The chain of the tests. No account has a balance, so a test that offers a fee
    // fails, as on Stability.
    default: {
      type: 'edr-simulated',
      hardfork: 'shanghai',
      initialBaseFeePerGas: 0,
      accounts: {accountsBalance: '0'},
    },
    ...network('testnet', '.env', 20180427, 'https://rpc.testnet.stabilityprotocol.com'),
    ...network('gtn', '.env.gtn', 101010, 'https://rpc.stabilityprotocol.com'),
  },
});
