import {useState, type ComponentType} from 'react';
import {Boundary} from '@site/src/components/boundary/Boundary';
import {isOutdated, OUTDATED} from '@site/src/lib/outdated';

/**
 * Hook that loads a component when it is told to. A component that throws while it renders does not take the page along.
 * @param load fetches its module
 * @param unreachable what to say when it cannot be fetched
 * @returns `Loaded` is null until it has loaded; `failed` says why it could not be fetched; `start` fetches it, also once more
 */
export function useLoaded<P extends object>(
  load: () => Promise<{readonly default: ComponentType<P>}>,
  unreachable: string,
) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState<string>();
  function start(onLoaded?: () => void): void {
    setFailed(undefined);
    load().then(
      (module) => {
        onLoaded?.();
        const {default: Part} = module;
        setLoaded(() => (props: P) => (
          <Boundary>
            <Part {...props} />
          </Boundary>
        ));
      },
      async () => setFailed((await isOutdated()) ? OUTDATED : unreachable),
    );
  }
  return {Loaded, failed, start};
}
