import type {ReactNode} from 'react';
import {reportNotLoaded} from '@site/src/components/dialog/not-loaded';
import {onThisPage} from '@site/src/plugins/start/client/on-this-page';

/** Not in the page's scripts because of its data, but loaded before a click: browsers may block a tab that opens long after it. */
const load = () => import('./remix-url');

function preload(): void {
  // After a failure the reader's click tries again.
  load().catch(() => undefined);
}

/** Button of a code block that opens the contract in Remix, in a new tab. */
export function RemixButton(): ReactNode {
  return (
    <button
      type="button"
      className="needs-scripts"
      title="Opens remix.ethereum.org in a new tab"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({currentTarget}) =>
        onThisPage(load(), ({openInRemix}) => openInRemix(currentTarget), reportNotLoaded)
      }
    >
      Open in Remix
    </button>
  );
}
