/** Hosts of the hosted search service for one application. */
export interface HostedHosts {
  readonly read: string;
  readonly write: string;
  /** Tried when the first two fail, in any order. */
  readonly fallbacks: readonly string[];
}

/** The five host names of an application. */
export function hostedHosts(appId: string): HostedHosts {
  return {
    read: `${appId}-dsn.algolia.net`,
    write: `${appId}.algolia.net`,
    fallbacks: [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  };
}
