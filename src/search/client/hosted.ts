/** Hosts of the hosted search service for one application. */
export interface HostedHosts {
  readonly read: string;
  readonly write: string;
  /** Asked when the first two fail; their order does not matter. */
  readonly fallbacks: readonly string[];
}

/** The five host names that an application's searches go to. */
export function hostedHosts(appId: string): HostedHosts {
  return {
    read: `${appId}-dsn.algolia.net`,
    write: `${appId}.algolia.net`,
    fallbacks: [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  };
}
