/** The function that the events' client is. */
export type InsightsCall = (...args: readonly unknown[]) => void;

/**
 * The client of the view and click events, from the site's own files (DocSearch would load it from a CDN) and only
 * when the first event is there. Calls keep their order. An event is lost when the client cannot be loaded; the next one
 * tries again.
 */
export function createInsightsClient(load: () => Promise<InsightsCall>): InsightsCall & {version: string} {
  let ready: Promise<InsightsCall> | undefined;
  const call = (...args: readonly unknown[]): void => {
    ready ??= load();
    const current = ready;
    current.then(
      (client) => client(...args),
      () => {
        if (ready === current) ready = undefined;
      },
    );
  };
  return Object.assign(call, {version: '2.17.3'});
}
