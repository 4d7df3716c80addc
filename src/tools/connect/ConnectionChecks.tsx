import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatTokens} from '@site/src/components/atm/arithmetic';
import type {ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import {SentTransaction} from '../ui/SentTransaction';
import styles from '../ui/tool.lazy.module.css';
import {checkFees, sendToSelf, type FeeCheck, type Sending} from './checks';
import {checkText} from './outcome-text';
import type {Provider} from './provider';

/** Gwei has nine decimals. */
const GWEI_DECIMALS = 9;

interface Props {
  readonly provider: Provider;
  readonly network: ToolNetwork;
  /** Whether the wallet got the RPC URL with the reader's key. */
  readonly keyed: boolean;
}

/** Two checks through the wallet: what fee it would propose, and a transaction to oneself. */
export function ConnectionChecks({provider, network, keyed}: Props): ReactNode {
  const [fees, setFees] = useState<FeeCheck | null>(null);
  const [step, setStep] = useState<'idle' | 'confirming' | 'waiting'>('idle');
  const [sending, setSending] = useState<Sending | null>(null);
  const waiting = step === 'waiting';

  async function send(): Promise<void> {
    if (waiting) return;
    setStep('waiting');
    setSending(null);
    setSending(await sendToSelf(provider, network.chainIdHex));
    setStep('idle');
  }

  return (
    <>
      <p className={styles.buttons}>
        <button
          type="button"
          className={styles.secondary}
          onClick={() => void checkFees(provider, network.chainIdHex).then(setFees)}
        >
          Read block and fee
        </button>
        <button
          type="button"
          className={styles.secondary}
          aria-disabled={waiting}
          onClick={() => {
            if (waiting) return;
            setFees(null);
            setSending(null);
            setStep('confirming');
          }}
        >
          Send a transaction to myself
        </button>
      </p>
      {step !== 'idle' && (
        <>
          <p>
            This sends nothing of value from your account to itself on {network.name}. It stays public for
            good.
            {!keyed &&
              ' Your wallet has the public RPC URL, so this will be refused: fill in your key and add the network again.'}
          </p>
          <p className={styles.buttons}>
            <button
              type="button"
              className={styles.primary}
              aria-disabled={waiting}
              onClick={() => void send()}
            >
              {waiting
                ? 'Waiting for your wallet…'
                : `Open the wallet and ${keyed ? 'send' : 'try it anyway'}`}
            </button>
            {!waiting && (
              <button type="button" className={styles.secondary} onClick={() => setStep('idle')}>
                Cancel
              </button>
            )}
          </p>
        </>
      )}
      <div role="status">
        {fees && <FeeResult fees={fees} network={network} />}
        {sending?.state === 'sent' && <SentTransaction network={network} {...sending} />}
        {sending && sending.state !== 'sent' && <Problem {...checkText(sending, network)} />}
      </div>
    </>
  );
}

function FeeResult({fees, network}: {readonly fees: FeeCheck; readonly network: ToolNetwork}): ReactNode {
  if (fees.state !== 'read') return <Problem {...checkText(fees, network)} />;
  const {block, gasPrice} = fees.reading;
  return (
    <p>
      Block {block.toLocaleString('en-US')}. The network suggests {formatTokens(gasPrice, GWEI_DECIMALS)} gwei
      per gas
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
