import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Button of a code block that opens the contract in Remix, in a new tab. */
export function RemixButton(): ReactNode {
  const {remixUrl} = useDocusaurusContext().siteConfig.customFields as {readonly remixUrl: string};

  function open(button: Element): void {
    const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
    const bytes = Array.from(new TextEncoder().encode(code), (byte) => String.fromCharCode(byte));
    const url = `${remixUrl}&code=${encodeURIComponent(btoa(bytes.join('')))}`;
    window.open(url, '_blank', 'noopener,noreferrer');
  }

  return (
    <button
      type="button"
      className="needs-scripts"
      title="Opens remix.ethereum.org in a new tab"
      onClick={({currentTarget}) => open(currentTarget)}
    >
      Open in Remix
    </button>
  );
}
