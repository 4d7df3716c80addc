// #region back-off
const MAX_TRIES = 6;

async function post(url: string, body: unknown): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    if (response.status !== 429) return response.json();
    if (attempt === MAX_TRIES) throw new Error('The rate limit still applies. Try again later.');
    const wait = 1000 * 2 ** (attempt - 1); // 1, 2, 4, 8 and 16 seconds
    await new Promise((resolve) => setTimeout(resolve, wait + Math.random() * 250));
  }
}
// #endregion back-off

const {STABILITY_API_KEY} = process.env;
if (!STABILITY_API_KEY) throw new Error('Set STABILITY_API_KEY.');

const url = `https://rpc.testnet.stabilityprotocol.com/zgt/${STABILITY_API_KEY}`;
const answer = await post(url, {jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
console.log(answer);
