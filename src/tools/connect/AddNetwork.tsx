import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {networkName} from '@site/src/components/connect/network-fields';
import type {NetworkId} from '@site/src/data/networks';
import {lazyTool} from '../lazy/lazy-tool';
import {useLoaded} from '../lazy/useLoaded';
import form from '../ui/form.module.css';

const loadForm = () => import('./ConnectForm');

/** Three steps: a wallet, a network in it, and a first transaction. */
export const FirstTransaction = lazyTool(
  'Send a first transaction',
  loadForm,
  <p className={form.tool} data-markdown-ignore>
    Without JavaScript, <Link to="#send-by-hand">send it by hand</Link>.
  </p>,
  form.wallet,
);

/** Button that adds a network to the reader's wallet, in a card that names the network. */
export function AddNetwork({id}: {readonly id: NetworkId}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {
    Loaded: Form,
    failed,
    start,
  } = useLoaded(loadForm, 'The button did not load. Look at your connection, then try again.');
  return (
    // The button goes away, and its focus comes here.
    <div ref={root} tabIndex={-1} role="group" aria-label={`Add ${networkName(id)} to your wallet`}>
      {Form ? (
        <Form only={id} />
      ) : (
        <>
          <p className={form.actions}>
            <button
              type="button"
              className="needs-scripts text-button"
              onClick={() => start(() => root.current?.focus())}
            >
              Add to your wallet
            </button>
            <Link to="/users/getting_started#add-by-hand">Add it by hand</Link>
          </p>
          <div role="status">{failed}</div>
        </>
      )}
    </div>
  );
}
