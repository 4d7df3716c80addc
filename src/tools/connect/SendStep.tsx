import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ToolNetwork} from '../network/networks';
import {Problem} from '../ui/Problem';
import {SentTransaction} from '../ui/SentTransaction';
import styles from '../ui/tool.lazy.module.css';
import {problemText} from './problem-text';
import type {Provider} from './provider';
import {Step} from './Step';
import {checkFees, sendByte} from './wallet';

interface Props {
  /** The wallet that uses the network. Undefined as long as none does. */
  readonly provider: Provider | undefined;
  readonly network: ToolNetwork;
  /** Whether this page gave the wallet the keyed RPC URL. A wallet that already had the network may use another. */
  readonly keyed: boolean;
  /** Whether a request waits in the wallet. */
  readonly waiting: boolean;
  readonly onWaiting: (waiting: boolean) => void;
}

const SEND = 'Send a first transaction';
/** The checks, by the text of their buttons. */
const CHECKS = {[SEND]: sendByte, 'Read block and fee': checkFees} as const;
type Check = keyof typeof CHECKS;
type Result = Awaited<ReturnType<(typeof CHECKS)[Check]>>;

/**
 * The last step: a first transaction, which the wallet asks the reader to confirm. Another button reads what fee the wallet would
 * propose.
 */
export function SendStep({provider, network, keyed, waiting, onWaiting}: Props): ReactNode {
  const [chosen, setChosen] = useState<Check>();
  const [result, setResult] = useState<Result>();
  const isSent = result?.state === 'sent';

  async function run(check: Check): Promise<void> {
    if (waiting || !provider) return;
    setChosen(check);
    setResult(undefined);
    onWaiting(true);
    setResult(await CHECKS[check](provider, network.chainIdHex));
    onWaiting(false);
  }

  return (
    <Step title="Send with both fees at 0" isNext={provider !== undefined && !isSent} isDone={isSent}>
      <p>
        A first transaction writes one byte (0x01) from your account on {network.name}, and moves no value. It
        is public and permanent.
        {provider && (
          <span>
            {' '}
            In the wallet, set both fees to 0.{' '}
            {keyed
              ? 'If your wallet had this network before, it may still use the public RPC URL: see its settings.'
              : 'If your wallet has the public RPC URL, this will be refused: put your keyed RPC URL into the settings of the wallet.'}
          </span>
        )}
      </p>
      {provider && (
        <p className={styles.buttons}>
          {(Object.keys(CHECKS) as Check[]).map((check) => (
            <button
              key={check}
              type="button"
              className={`button button--${check === SEND && !isSent ? 'primary' : 'secondary'}`}
              aria-disabled={waiting}
              onClick={() => void run(check)}
            >
              {waiting && chosen === check ? 'Waiting for your wallet…' : check}
            </button>
          ))}
        </p>
      )}
      <div role="status">{result && <CheckResult result={result} network={network} />}</div>
    </Step>
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
        <span>
          , so your wallet would propose a fee above 0.{' '}
          <Link to="/users/getting_started#set-fees-to-zero">Set both fees to 0</Link> before you confirm.
        </span>
      ) : (
        <span>.</span>
      )}
    </p>
  );
}
