import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import {SentTransaction} from '../ui/SentTransaction';
import styles from '../ui/tool.lazy.module.css';
import {problemText} from './problem-text';
import type {Provider} from './provider';
import {checkFees, sendByte} from './wallet';

const WAITING = 'Waiting for your wallet…';

interface Props {
  readonly provider: Provider;
  readonly network: ToolNetwork;
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
  /** Whether a request waits in the wallet. */
  readonly waiting: boolean;
  readonly onWaiting: (waiting: boolean) => void;
}

type Result = Awaited<ReturnType<typeof checkFees> | ReturnType<typeof sendByte>>;

/** Two checks through the wallet: what fee it would propose, and a first transaction. */
export function ConnectionChecks({provider, network, keyed, waiting, onWaiting}: Props): ReactNode {
  const [result, setResult] = useState<Result | null>(null);
  const [confirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);

  async function run(check: (provider: Provider, chainId: string) => Promise<Result>): Promise<void> {
    if (waiting) return;
    setResult(null);
    onWaiting(true);
    setResult(await check(provider, network.chainIdHex));
    onWaiting(false);
    close();
  }

  function read(): void {
    if (waiting) return;
    setConfirming(false);
    void run(checkFees);
  }

  function open(): void {
    if (waiting) return;
    setResult(null);
    setConfirming(true);
  }

  function close(): void {
    // These buttons go away: the focus goes back to the one that showed them.
    if (confirmation.current?.contains(document.activeElement)) opener.current?.focus();
    setConfirming(false);
  }

  return (
    <>
      <p className={styles.buttons}>
        <button type="button" className="button button--secondary" aria-disabled={waiting} onClick={read}>
          {waiting && !confirming ? WAITING : 'Read block and fee'}
        </button>
        <button
          ref={opener}
          type="button"
          className="button button--secondary"
          aria-disabled={waiting}
          onClick={open}
        >
          Send a first transaction
        </button>
      </p>
      {confirming && (
        <>
          <p>
            This writes one byte (0x01) from your account on {network.name}, and moves no value. It is public
            and permanent. In the wallet, set both fees to 0.{' '}
            {keyed
              ? 'If your wallet had this network before, it may still use the public RPC URL: see its settings.'
              : 'If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into the settings of the wallet.'}
          </p>
          <p ref={confirmation} className={styles.buttons}>
            <button
              type="button"
              className="button button--primary"
              aria-disabled={waiting}
              onClick={() => void run(sendByte)}
            >
              {waiting ? WAITING : 'Open the wallet and send'}
            </button>
            {!waiting && (
              <button type="button" className="button button--secondary" onClick={close}>
                Cancel
              </button>
            )}
          </p>
        </>
      )}
      <div role="status">{result && <CheckResult result={result} network={network} />}</div>
    </>
  );
}

function CheckResult({result, network}: {readonly result: Result; readonly network: ToolNetwork}): ReactNode {
  if (result.state === 'sent') return <SentTransaction network={network} {...result} />;
  if (result.state !== 'read') return <Problem {...problemText(result, network, true)} />;
  const {block, gasPrice} = result;
  const gwei = (Number(gasPrice) / 1e9).toLocaleString('en-US', {maximumFractionDigits: 9});
  return (
    <p>
      Block {block.toLocaleString('en-US')}. The network suggests {gwei} gwei per gas
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
