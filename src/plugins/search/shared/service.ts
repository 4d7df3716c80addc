/** Application id that selects the embedded search, which runs on the site's own index file. */
export const EMBEDDED = 'EMBEDDED';

/** The five host names of an application of the hosted search service: read host, write host, then three for when those fail. */
export function hostedHosts(appId: string): readonly string[] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ];
}
