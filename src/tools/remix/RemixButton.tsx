import type {ReactNode} from 'react';
import {remixUrl} from './remix-url';

function openInRemix(button: Element): void {
  const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  window.open(remixUrl(code), '_blank', 'noopener,noreferrer');
}

/** Button of a code block that opens the contract in Remix, in a new tab. */
export function RemixButton(): ReactNode {
  return (
    <button
      type="button"
      className="needs-scripts"
      title="Opens remix.ethereum.org in a new tab"
      onClick={({currentTarget}) => openInRemix(currentTarget)}
    >
      Open in Remix
    </button>
  );
}
