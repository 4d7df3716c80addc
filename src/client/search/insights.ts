/** The function that the events' client is. */
export type InsightsCall = (...args: readonly unknown[]) => void;

/**
 * The client of the view and click events, from the site's own files (DocSearch would load it from a CDN) and only
 * when the first event is there. Calls keep their order.
 */
export function createInsightsClient(load: () => Promise<InsightsCall>): InsightsCall & {version: string} {
  let ready: Promise<InsightsCall> | undefined;
  const call = (...args: readonly unknown[]): void => {
    ready ??= load();
    void ready.then((client) => client(...args));
  };
  return Object.assign(call, {version: '2.17.3'});
}
