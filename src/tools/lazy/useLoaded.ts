import {useState, type ComponentType} from 'react';

/**
 * Hook that loads a component when it is told to.
 * @param load fetches its module
 * @returns `Loaded` is null until it has loaded; `failed` says that it could not be fetched; `start` fetches it, also once more
 */
export function useLoaded<P>(load: () => Promise<{readonly default: ComponentType<P>}>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  function start(onLoaded?: () => void): void {
    setFailed(false);
    load().then(
      (module) => {
        onLoaded?.();
        setLoaded(() => module.default);
      },
      () => setFailed(true),
    );
  }
  return {Loaded, failed, start};
}
