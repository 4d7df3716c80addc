import {existsSync, writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';

// gtn, for production; Testnet without an argument
const [network] = process.argv.slice(2);
const file = network ? `.env.${network}` : '.env';
if (existsSync(file)) {
  console.error(`${file} is there already. Rename it first: it may hold the only copy of a private key.`);
  process.exit(1);
}
const privateKey = generatePrivateKey();
const {address} = privateKeyToAccount(privateKey);
writeFileSync(file, `STABILITY_API_KEY=YOUR_API_KEY\nPRIVATE_KEY=${privateKey}\n`, {mode: 0o600});
console.log(`The private key of ${address} is in ${file}.`);
