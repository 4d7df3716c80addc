/**
 * Phrases that readers use for the same thing. A word of a group also finds the others, at a lower rank. Reviewed by hand: each
 * group is true of this network's documentation, whoever asks.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['gasless', 'zero fee', 'free'],
  ['cost', 'price', 'fee'],
  ['rpc url', 'endpoint', 'node url', 'provider url'],
  ['chain id', 'network id'],
  ['wallet', 'metamask'],
  ['quota', 'allowance'],
  ['run out', 'used up', 'exhausted'],
  ['throttle', 'rate limit', 'too many requests', '429'],
  ['explorer', 'etherscan', 'blockscout'],
  ['throughput', 'tps', 'benchmark', 'speed', 'fast'],
  ['deploy', 'publish'],
  ['share', 'split', 'divide'],
  ['revenue', 'reward', 'earnings', 'income'],
  ['audit', 'security review'],
  ['contact', 'support', 'help'],
  ['outage', 'downtime', 'down', 'status'],
  ['mainnet', 'production', 'gtn'],
  ['sign up', 'register', 'portal'],
  ['confirmation', 'finality'],
  ['bundle', 'batch'],
  ['websocket', 'wss', 'subscription'],
  ['account abstraction', 'sponsored'],
];
