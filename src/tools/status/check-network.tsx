import type {ReactNode} from 'react';
import type {NetworkId} from '@site/src/data/networks';
import {explainThrown, STATUS_PAGE} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {Problem} from '../ui/Problem';
import {faultOf, healthText, readHealth} from './health';

/** What a check of a network has shown. One that fails has no details, so that those of the last good one stay. */
export interface Checked {
  /** That it does not produce blocks, or that this is not known. */
  readonly fault: string | undefined;
  readonly details?: string;
  readonly problem: ReactNode;
}

/** Checks a network from the reader's own browser. */
export async function checkNetwork(id: NetworkId): Promise<Checked> {
  const network = NETWORKS[id];
  try {
    const health = await readHealth(network);
    return {fault: faultOf(health, network.chainId), details: healthText(health), problem: undefined};
  } catch (error) {
    // Without a link to the status page: the check is on it, or beside a link to it.
    const {link, ...rest} = explainThrown(error);
    return {
      fault: 'could not be checked.',
      problem: <Problem {...rest} {...(link && link !== STATUS_PAGE && {link})} />,
    };
  }
}
