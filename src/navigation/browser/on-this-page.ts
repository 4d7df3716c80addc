/**
 * Waits for code that opens something. Does nothing if the reader has gone to another page meanwhile.
 * @param loading the code
 * @param open called with the loaded code
 * @param fail called if it cannot be loaded
 */
export function onThisPage<T>(loading: Promise<T>, open: (loaded: T) => void, fail: () => void): void {
  const from = location.pathname;
  const isStillOpen = (): boolean => location.pathname === from;
  loading.then(
    (loaded) => isStillOpen() && open(loaded),
    () => isStillOpen() && fail(),
  );
}
