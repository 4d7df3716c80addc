import {useEffect, useState} from 'react';
import {explain, RequestFailure, STATUS_PAGE, type Explanation} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import {pauseAfter, readHealth, type Health} from './health';

/** State of the repeated checks of one network. */
export interface Watch {
  /** Result of the latest successful check. */
  readonly health?: Health;
  /**
   * Why the latest check failed; undefined if it succeeded. Without a link to the status page: tools that show it link to that
   * page themselves, or are on it.
   */
  readonly problem?: Explanation;
  /** A check that the reader asked for is under way. */
  readonly checking: boolean;
}

/**
 * Hook that checks a network repeatedly: less often while checks fail, and not while the page is hidden. A check that starts
 * aborts the one before.
 * @param round when it changes, the network is checked immediately; not at all while it is 0
 */
export function useHealth(network: ToolNetwork, round: number): Watch {
  const [watch, setWatch] = useState<Watch>({checking: false});
  useEffect(() => {
    if (round === 0) return undefined;
    let controller = new AbortController();
    let timer: number | undefined;
    let failures = 0;

    async function check(byReader = false): Promise<void> {
      window.clearTimeout(timer);
      if (document.hidden) return;
      controller.abort();
      controller = new AbortController();
      const {signal} = controller;
      if (byReader) setWatch((last) => ({...last, checking: true}));
      try {
        const health = await readHealth(network, signal);
        if (signal.aborted) return;
        failures = 0;
        setWatch({health, checking: false});
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof RequestFailure)) throw error;
        failures += 1;
        const {link, ...rest} = explain(error.failure);
        const problem = {...rest, ...(link && link !== STATUS_PAGE && {link})};
        setWatch(({health}) => ({health, problem, checking: false}));
      }
      timer = window.setTimeout(() => void check(), pauseAfter(failures));
    }

    const onVisibility = (): void => void check();

    document.addEventListener('visibilitychange', onVisibility);
    void check(true);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [network, round]);
  return watch;
}
