import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withCode} from './with-code';

/** Button of a code block that opens the contract in Remix, in a new tab. */
export function RemixButton(): ReactNode {
  const {remixUrl, remixRelease} = useDocusaurusContext().siteConfig.customFields as {
    readonly remixUrl: string;
    readonly remixRelease: string;
  };

  function open(button: Element): void {
    const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
    window.open(withCode(remixUrl, remixRelease, code), '_blank', 'noopener,noreferrer');
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
