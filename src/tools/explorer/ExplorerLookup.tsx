import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {NETWORKS, type NetworkId} from '../network/networks';
import {NetworkChoice} from '../ui/NetworkChoice';
import form from '../ui/form.module.css';
import {explorerTarget} from './target';
import styles from './ExplorerLookup.module.css';

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
        <Result text={text} network={network} />
      </p>
    </div>
  );
}

function Result({text, network}: {readonly text: string; readonly network: NetworkId}): ReactNode {
  const {name} = NETWORKS[network];
  const target = explorerTarget(text, NETWORKS[network]);
  if (text.trim() === '') return 'A link appears here. What you type stays on this page.';
  if (!target)
    return 'That is neither a hash (0x and 64 digits), nor an address (0x and 40 digits), nor a block number (decimal).';
  if (target.direct)
    return (
      <Link to={target.url}>
        Open the {target.name} on {name}
      </Link>
    );
  return (
    <>
      There is no direct link on this explorer: <Link to={target.url}>open the explorer of {name}</Link> and
      paste what you typed.
    </>
  );
}
