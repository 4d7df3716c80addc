import {writeFileSync} from 'node:fs';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';

const privateKey = generatePrivateKey();
const {address} = privateKeyToAccount(privateKey);
const lines = ['STABILITY_API_KEY=YOUR_API_KEY', `PRIVATE_KEY=${privateKey}`, ''];
// The flag makes it stop when .env exists, so that no key is lost.
writeFileSync('.env', lines.join('\n'), {flag: 'wx', mode: 0o600});
console.log(`The private key of ${address} is in .env.`);
