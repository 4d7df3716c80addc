import type {MouseEvent, ReactNode} from 'react';

/** Opens Remix. The address is made by code that is fetched now: the figures in it stay out of every page's scripts. */
function open({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  const code = currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '';
  import('./remix-url').then(
    ({remixUrl}) => window.open(remixUrl(code), '_blank', 'noopener,noreferrer'),
    // Without a connection there is no Remix either.
    () => undefined,
  );
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
