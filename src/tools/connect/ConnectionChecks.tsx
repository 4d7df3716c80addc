import {useRef, useState, type ReactNode} from 'react';
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
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
  /** Called with true while the reader decides in the wallet about a transaction, and with false afterwards. */
  readonly onWaiting: (waiting: boolean) => void;
}

/** Two checks through the wallet: what fee it would propose, and a transaction to oneself. */
export function ConnectionChecks({provider, network, keyed, onWaiting}: Props): ReactNode {
  const [fees, setFees] = useState<FeeCheck | null>(null);
  const [step, setStep] = useState<'idle' | 'confirming' | 'waiting'>('idle');
  const [sending, setSending] = useState<Sending | null>(null);
  const [reading, setReading] = useState(false);
  /** Number of the latest check of the fee. The result of one with a lower number is discarded. */
  const lastCheck = useRef(0);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const waiting = step === 'waiting';

  async function read(): Promise<void> {
    if (reading) return;
    const number = (lastCheck.current += 1);
    setReading(true);
    const result = await checkFees(provider, network.chainIdHex);
    if (number !== lastCheck.current) return;
    setFees(result);
    setReading(false);
  }

  function open(): void {
    if (waiting) return;
    lastCheck.current += 1;
    setReading(false);
    setFees(null);
    setSending(null);
    setStep('confirming');
  }

  function close(): void {
    // These buttons go away: the focus goes back to the one that showed them.
    if (confirmation.current?.contains(document.activeElement)) opener.current?.focus();
    setStep('idle');
  }

  async function send(): Promise<void> {
    if (waiting) return;
    setStep('waiting');
    setSending(null);
    onWaiting(true);
    setSending(await sendToSelf(provider, network.chainIdHex));
    onWaiting(false);
    close();
  }

  return (
    <>
      <p className={styles.buttons}>
        <button
          type="button"
          className={styles.secondary}
          aria-disabled={reading}
          onClick={() => void read()}
        >
          {reading ? 'Waiting for your wallet…' : 'Read block and fee'}
        </button>
        <button
          ref={opener}
          type="button"
          className={styles.secondary}
          aria-disabled={waiting}
          onClick={open}
        >
          Send a transaction to myself
        </button>
      </p>
      {step !== 'idle' && (
        <>
          <p>
            This sends a transaction with the amount 0 from your account to itself on {network.name}. It is
            public and permanent. In the wallet, set both fees to 0.{' '}
            {keyed
              ? 'If your wallet had this network before, it may still use the public RPC URL: see its settings.'
              : 'If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into the settings of the wallet.'}
          </p>
          <p ref={confirmation} className={styles.buttons}>
            <button
              type="button"
              className={styles.primary}
              aria-disabled={waiting}
              onClick={() => void send()}
            >
              {waiting ? 'Waiting for your wallet…' : 'Open the wallet and send'}
            </button>
            {!waiting && (
              <button type="button" className={styles.secondary} onClick={close}>
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
  const {block, gasPrice} = fees;
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
