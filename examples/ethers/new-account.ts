import {writeFileSync} from 'node:fs';
import {Wallet} from 'ethers';

const [network] = process.argv.slice(2); // gtn, for production; Testnet without an argument
const file = network ? `.env.${network}` : '.env';
const {address, privateKey} = Wallet.createRandom();
const lines = [
  'STABILITY_API_KEY=YOUR_API_KEY',
  `PRIVATE_KEY=${privateKey}`,
  `STABILITY_NETWORK=${network ?? 'testnet'}`,
  '',
];
// The flag makes it stop when the file exists, so that no key is lost.
writeFileSync(file, lines.join('\n'), {flag: 'wx', mode: 0o600});
console.log(`The private key of ${address} is in ${file}.`);
