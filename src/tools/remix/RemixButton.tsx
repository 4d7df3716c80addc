import type {MouseEvent, ReactNode} from 'react';
import {reportNotLoaded} from '@site/src/components/dialog/not-loaded';

/** Opens Remix. The code that builds the URL is loaded on click, to keep its data out of the page's scripts. */
function open({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  const code = currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '';
  import('./remix-url').then(
    ({remixUrl}) => window.open(remixUrl(code), '_blank', 'noopener,noreferrer'),
    reportNotLoaded,
  );
}

/** Button of a code block that opens the contract in Remix, in a new tab. */
export function RemixButton(): ReactNode {
  return (
    <button
      type="button"
      className="needs-scripts"
      title="Opens remix.ethereum.org in a new tab"
      onClick={open}
    >
      Open in Remix
    </button>
  );
}
