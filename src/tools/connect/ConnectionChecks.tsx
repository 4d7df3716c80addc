import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import styles from '../ui/tool.lazy.module.css';
import {checkFees, sendToSelf, type FeeCheck, type Sending} from './checks';
import {outcomeText} from './outcome-text';
import type {Provider} from './provider';

interface Props {
  readonly provider: Provider;
  readonly network: ToolNetwork;
}

/** Two checks through the wallet: what fee it would propose, and a transaction to oneself. */
export function ConnectionChecks({provider, network}: Props): ReactNode {
  const [fees, setFees] = useState<FeeCheck | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);

  function send(): void {
    setConfirming(false);
    void sendToSelf(provider).then(setSending);
  }

  return (
    <>
      <p className={styles.buttons}>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => void checkFees(provider).then(setFees)}
        >
          Read block and fee
        </button>
        <button type="button" className={styles.secondary} onClick={() => setConfirming(true)}>
          Send a transaction to myself
        </button>
      </p>
      {confirming && (
        <p className={styles.buttons}>
          This sends nothing of value from your account to itself on {network.name}. It stays public for good.{' '}
          <button type="button" className={styles.primary} onClick={send}>
            Open the wallet and send
          </button>
          <button type="button" className={styles.secondary} onClick={() => setConfirming(false)}>
            Cancel
          </button>
        </p>
      )}
      <div role="status">
        <FeeResult fees={fees} network={network} />
        <SendResult sending={sending} network={network} />
      </div>
    </>
  );
}

function FeeResult({
  fees,
  network,
}: {
  readonly fees: FeeCheck | null;
  readonly network: ToolNetwork;
}): ReactNode {
  if (!fees) return null;
  if (fees.state !== 'read') return <Problem {...outcomeText(fees, network.name)} />;
  const {block, gasPrice} = fees.reading;
  return (
    <p>
      Block {block.toLocaleString('en-US')}. The network suggests {gasPrice.toString()} wei per gas
      {gasPrice > 0n ? (
        <>
          , so your wallet would propose a fee above 0.{' '}
          <Link to="/users/getting_started#set-fees-to-zero">Set both fees to 0</Link> before you confirm.
        </>
      ) : (
        '.'
      )}
    </p>
  );
}

function SendResult({
  sending,
  network,
}: {
  readonly sending: Sending | null;
  readonly network: ToolNetwork;
}): ReactNode {
  if (!sending) return null;
  if (sending.state !== 'sent') return <Problem {...outcomeText(sending, network.name)} />;
  const url = network.explorerTxUrl
    ? `${network.explorerTxUrl}${sending.hash}`
    : `${network.explorerAddressUrl}${sending.account}`;
  return (
    <p>
      Your wallet sent <code>{sending.hash}</code>. <Link to={url}>Look at it on the explorer</Link>
    </p>
  );
}
