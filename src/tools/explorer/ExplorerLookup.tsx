import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {NETWORKS, type NetworkId} from '../network/networks';
import {NetworkChoice} from '../ui/NetworkChoice';
import form from '../ui/form.module.css';
import {explorerTarget, type LookupKind, type LookupTarget} from './target';
import styles from './ExplorerLookup.module.css';

const NAMES: Readonly<Record<LookupKind, string>> = {
  transaction: 'the transaction',
  address: 'the address',
  block: 'the block',
};

/** Field that turns a hash, an address or a block number into a link to an explorer. Nothing typed leaves the page. */
export function ExplorerLookup(): ReactNode {
  const [network, setNetwork] = useState<NetworkId>('testnet');
  const [text, setText] = useState('');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // What the reader typed and chose before the page's scripts were ready.
  useEffect(() => {
    setText(root.current?.querySelector<HTMLInputElement>('[type="text"]')?.value ?? '');
    if (root.current?.querySelector<HTMLInputElement>('[value="gtn"]')?.checked) setNetwork('gtn');
  }, []);
  return (
    <div ref={root} className={clsx('needs-scripts', form.tool)} data-markdown-ignore>
      <NetworkChoice value={network} onChange={setNetwork} />
      <label className={form.label} htmlFor={`${id}-value`}>
        Hash, address or block number (decimal)
      </label>
      <input
        id={`${id}-value`}
        className={clsx(form.field, form.code)}
        type="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="0x"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-result`}
      />
      <p id={`${id}-result`} className={styles.result} role="status">
        <Result target={explorerTarget(text, NETWORKS[network])} network={NETWORKS[network].name} />
      </p>
    </div>
  );
}

function Result({target, network}: {readonly target: LookupTarget; readonly network: string}): ReactNode {
  switch (target.state) {
    case 'empty':
      return 'A link appears here. What you type stays on this page.';
    case 'unknown':
      return 'That is neither a hash (0x and 64 digits), nor an address (0x and 40 digits), nor a block number (decimal).';
    case 'found':
      return target.direct ? (
        <Link to={target.url}>
          Open {NAMES[target.kind]} on {network}
        </Link>
      ) : (
        <>
          There is no direct link on this explorer:{' '}
          <Link to={target.url}>open the explorer of {network}</Link> and paste{' '}
          {target.kind === 'transaction' ? 'the hash' : 'the number'}.
        </>
      );
  }
}
