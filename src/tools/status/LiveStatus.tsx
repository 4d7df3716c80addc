import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NetworkId} from '@site/src/data/networks';
import {lazyTool} from '../lazy/lazy-tool';

/** Button that checks both networks from the reader's browser. */
export const LiveStatus = lazyTool(
  'Live status',
  async () => ({default: (await import('./NetworkChecks')).NetworkChecks}),
  <p>
    Look for new blocks in <Link to="/resources/block_explorer">the explorers</Link>.
  </p>,
);

/** A line that checks one network. */
function liveLine(id: NetworkId, name: string) {
  return lazyTool(
    `Live status of ${name}`,
    async () => {
      const {NetworkCheck} = await import('./NetworkChecks');
      return {default: (): ReactNode => <NetworkCheck id={id} />};
    },
    <Link to="/resources/status">How to check it</Link>,
  );
}

/** Live state of a network in one line, by network. */
export const LIVE_LINES = {gtn: liveLine('gtn', 'GTN'), testnet: liveLine('testnet', 'Testnet')} as const;
