import {type TransactionLike, Wallet} from 'ethers';
import {call} from './anvil';

/** An error that a wallet reports to the page, with the code of EIP-1193 or EIP-3326. */
export class WalletError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

interface AddedChain {
  readonly chainId: string;
  readonly rpcUrls: readonly string[];
}

/**
 * The part of a browser wallet that samples use: one account, and the chains that pages add and switch to. It signs with the
 * page's fees or, like a real wallet, with the price that the chain suggests if the page sets none.
 */
export class InjectedWallet {
  private readonly signer: Wallet;
  private readonly chains = new Map<string, AddedChain>();
  private chainId = '0x1';
  /** RPC URLs to which signed transactions were sent, as given by the page. */
  readonly sentTo: string[] = [];

  /** @param local returns the local URL that replaces a public one in tests */
  constructor(
    privateKey: string,
    private readonly local: (url: string) => string,
  ) {
    this.signer = new Wallet(privateKey);
  }

  /** Handles one request of a page. @throws WalletError, or the network's error */
  async request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const [first] = params;
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [this.signer.address];
    if (method === 'eth_chainId') return this.chainId;
    if (method === 'wallet_addEthereumChain') return this.add(first as AddedChain);
    if (method === 'wallet_switchEthereumChain') return this.switchTo((first as AddedChain).chainId);
    if (method === 'eth_sendTransaction') return this.send(first as Record<string, string | undefined>);
    if (method.startsWith('wallet_')) throw new WalletError(4200, `${method} is not supported`);
    return call(this.local(this.rpcUrl()), method, params);
  }

  private add(chain: AddedChain): null {
    this.chains.set(chain.chainId, chain);
    return this.switchTo(chain.chainId);
  }

  private switchTo(chainId: string): null {
    if (!this.chains.has(chainId)) throw new WalletError(4902, `Unrecognized chain ID ${chainId}`);
    this.chainId = chainId;
    return null;
  }

  private rpcUrl(): string {
    const url = this.chains.get(this.chainId)?.rpcUrls[0];
    if (!url) throw new WalletError(4901, 'The wallet has no RPC URL for this chain');
    return url;
  }

  private async send(asked: Readonly<Record<string, string | undefined>>): Promise<string> {
    const url = this.rpcUrl();
    const network = <T>(method: string, ...params: readonly unknown[]): Promise<T> =>
      call<T>(this.local(url), method, params);
    const suggested = await network<string>('eth_gasPrice');
    const {from, gas, input, ...fields} = asked;
    const transaction: TransactionLike = {
      ...fields,
      data: fields.data ?? input,
      type: 2,
      chainId: this.chainId,
      nonce: Number(await network<string>('eth_getTransactionCount', from, 'pending')),
      gasLimit: gas ?? (await network<string>('eth_estimateGas', asked)),
      maxFeePerGas: fields.maxFeePerGas ?? suggested,
      maxPriorityFeePerGas: fields.maxPriorityFeePerGas ?? suggested,
    };
    const signed = await this.signer.signTransaction(transaction);
    this.sentTo.push(url);
    return network<string>('eth_sendRawTransaction', signed);
  }
}
