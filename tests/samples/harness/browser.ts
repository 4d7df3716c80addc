import {type Browser, chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {type TransactionLike, Wallet} from 'ethers';
import {headlessPath} from '../../../scripts/browser';
import {NETWORK_IDS} from '../../../src/data/networks';
import {call, NodeError} from './anvil';
import type {NetworkFixture} from './fixture';

/** Starts Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: headlessPath(), args: ['--no-sandbox']});

/** The URL of a local network that replaces a public one in tests. @throws Error for any other host */
export function localUrl(fixture: NetworkFixture, url: string): string {
  const {origin} = new URL(url);
  const id = NETWORK_IDS.find((one) => fixture[one].origin === origin);
  if (!id) throw new Error(`Refused host: ${origin}`);
  return url.replace(origin, fixture[id].gateway.url);
}

/** Routes the requests of a page to the local networks. Routes that are added later come first. */
export async function routeNetworks(page: Page, fixture: NetworkFixture): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    const reply = await fetch(localUrl(fixture, request.url()), {
      method: request.method(),
      headers: {'content-type': 'application/json'},
      body: request.postData(),
    });
    return route.fulfill({
      status: reply.status,
      headers,
      contentType: 'application/json',
      body: await reply.text(),
    });
  });
}

interface AddedChain {
  readonly chainId: string;
  readonly rpcUrls: readonly string[];
}

/**
 * The part of a browser wallet that samples use: one account, and the chains that it has or that pages add and switch to. It
 * signs with the page's fees or, like a real wallet, with the price that the chain suggests if the page sets none. Like
 * MetaMask, it refuses what a page sends to the wallet's own account.
 * @param local returns the local URL that replaces a public one in tests
 * @param known the RPC URLs that the wallet already has, by chain id
 * @returns a function that handles one request of a page, and the RPC URLs to which it sent transactions;
 *   the function throws NodeError, with the codes of EIP-1193 and EIP-3326
 */
export function injectedWallet(
  privateKey: string,
  local: (url: string) => string,
  known: Readonly<Record<string, string>> = {},
) {
  const signer = new Wallet(privateKey);
  const chains = new Map(Object.entries(known));
  const sentTo: string[] = [];
  let chainId = '0x1';

  function network<T>(method: string, ...params: readonly unknown[]): Promise<T> {
    const url = chains.get(chainId);
    if (!url) throw new NodeError(4901, 'The wallet has no RPC URL for this chain');
    return call<T>(local(url), method, params);
  }

  async function send(asked: Readonly<Record<string, string | undefined>>): Promise<string> {
    const suggested = await network<string>('eth_gasPrice');
    const {from, gas, input, ...fields} = asked;
    if (fields.to?.toLowerCase() === signer.address.toLowerCase())
      throw new NodeError(-32602, 'Transactions of a page to an account of the wallet cannot include data');
    const transaction: TransactionLike = {
      ...fields,
      data: fields.data ?? input,
      type: 2,
      chainId,
      nonce: Number(await network<string>('eth_getTransactionCount', from, 'pending')),
      gasLimit: gas ?? (await network<string>('eth_estimateGas', asked)),
      maxFeePerGas: fields.maxFeePerGas ?? suggested,
      maxPriorityFeePerGas: fields.maxPriorityFeePerGas ?? suggested,
    };
    sentTo.push(chains.get(chainId) ?? '');
    return network<string>('eth_sendRawTransaction', await signer.signTransaction(transaction));
  }

  async function request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [signer.address];
    if (method === 'eth_chainId') return chainId;
    if (method === 'eth_sendTransaction') return send(params[0] as Record<string, string | undefined>);
    if (!method.startsWith('wallet_')) return network(method, ...params);
    const chain = params[0] as AddedChain;
    if (method === 'wallet_addEthereumChain') chains.set(chain.chainId, chain.rpcUrls[0]);
    else if (method !== 'wallet_switchEthereumChain') throw new NodeError(4200, `${method} is not supported`);
    if (!chains.has(chain.chainId)) throw new NodeError(4902, `Unrecognized chain ID ${chain.chainId}`);
    chainId = chain.chainId;
    return null;
  }

  return {request, sentTo};
}

/** Bundles a program for a page. @param folder where it finds the samples that it imports */
export async function bundle(folder: string, contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: folder, loader: 'js'},
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/** Injects a wallet into the page before its scripts run. It announces itself by EIP-6963. */
export async function inject(page: Page, wallet: ReturnType<typeof injectedWallet>): Promise<void> {
  await page.exposeFunction('walletCall', (method: string, params?: readonly unknown[]) =>
    wallet.request(method, params).then(
      (result) => ({result}),
      ({code = -32603, message}: NodeError) => ({error: {code, message}}),
    ),
  );
  await page.addInitScript(`
    const events = new EventTarget();
    const provider = {
      on(name, listener) { events.addEventListener(name, ({detail}) => listener(detail)); },
      removeListener() {},
      async request({method, params}) {
        const {result, error} = await window.walletCall(method, params);
        if (error) throw Object.assign(new Error(error.message), error);
        if (/^wallet_.*EthereumChain$/.test(method))
          events.dispatchEvent(new CustomEvent('chainChanged', {detail: params[0].chainId}));
        return result;
      },
    };
    const info = {uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Test wallet', icon: 'data:,', rdns: 'test.wallet'};
    const announce = () => window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {detail: Object.freeze({info, provider})}));
    window.addEventListener('eip6963:requestProvider', announce);
    announce();`);
}
