import {useEffect, useState} from 'react';
import {explainThrown, STATUS_PAGE, type Explanation} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import {readHealth, type Health} from './health';

/** What the checks of one network have shown. */
export interface Checks {
  /** Result of the latest successful check. */
  readonly health?: Health;
  /**
   * Why the latest check failed; undefined if it succeeded. Without a link to the status page: tools that show it link to that
   * page themselves, or are on it.
   */
  readonly problem?: Explanation;
  /** A check is under way. */
  readonly checking: boolean;
}

/**
 * Hook that checks a network once in each round. A check that starts aborts the one before.
 * @param round when it changes, the network is checked; not at all while it is 0
 */
export function useHealth(network: ToolNetwork, round: number): Checks {
  const [checks, setChecks] = useState<Checks>({checking: false});
  useEffect(() => {
    if (round === 0) return undefined;
    const controller = new AbortController();
    const {signal} = controller;

    async function check(): Promise<void> {
      setChecks((last) => ({...last, checking: true}));
      try {
        const health = await readHealth(network, signal);
        if (!signal.aborted) setChecks({health, checking: false});
      } catch (error) {
        if (signal.aborted) return;
        const {link, ...rest} = explainThrown(error);
        const problem = {...rest, ...(link && link !== STATUS_PAGE && {link})};
        setChecks(({health}) => ({health, problem, checking: false}));
      }
    }

    void check();
    return () => controller.abort();
  }, [network, round]);
  return checks;
}
