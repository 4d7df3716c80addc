/** Hosts that were replaced or must not be published. No page, sample or fact may contain them. */
export const RETIRED_HOSTS: readonly string[] = [
  'gtn.stabilityprotocol.com',
  'free.stabilityprotocol.com',
  'free.testnet.stabilityprotocol.com',
  'free.stble.io',
  'docs.stble.io',
  'account.stabilityprotocol.com',
  'explorer.stabilityprotocol.com',
  'stability-testnet.blockscout.com',
  'testnet.stability.blockscout.com',
  'stability-mainnet.blockscout.com',
  'mcp.stabilityprotocol.com',
  'stblchain.app',
  'twitter.com/stabilityinc',
];
