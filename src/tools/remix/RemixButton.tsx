import type {MouseEvent, ReactNode} from 'react';
import {remixUrl} from './remix-url';

function open({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  const code = currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '';
  window.open(remixUrl(code), '_blank', 'noopener,noreferrer');
}

/** Button of a code block that opens its contract in Remix, in a new tab. */
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
