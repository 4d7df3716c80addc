import {useState, type ComponentType} from 'react';
import {isOutdated} from '@site/src/plugins/start/client/outdated';

/**
 * Hook that loads a component when it is told to.
 * @param load fetches its module
 * @returns `Loaded` is null until it has loaded; `failed` says why it could not be fetched; `start` fetches it, also once more
 */
export function useLoaded<P>(load: () => Promise<{readonly default: ComponentType<P>}>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState<'outdated' | 'unreachable'>();
  function start(onLoaded?: () => void): void {
    setFailed(undefined);
    load().then(
      (module) => {
        onLoaded?.();
        setLoaded(() => module.default);
      },
      async () => setFailed((await isOutdated()) ? 'outdated' : 'unreachable'),
    );
  }
  return {Loaded, failed, start};
}
