import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {clip} from '../network/bounds';
import {NETWORKS} from '../network/networks';
import {Problem} from '../ui/Problem';
import {explorerLink} from '../ui/SentTransaction';
import {MAX_MESSAGE, problemOf, sendMessage, type Sent} from './send';
import form from '../ui/form.module.css';
import styles from './SendMessage.module.css';

const {testnet} = NETWORKS;

/** The transaction, in a sentence. */
function Transaction({network = testnet, hash = '', account, receipt, warning}: Sent): ReactNode {
  const [to, label] = explorerLink({network, hash, account});
  return (
    <p>
      {receipt && (
        <span>
          In block <b>{receipt.block.toLocaleString('en-US')}</b>, fee <b>{String(receipt.fee)}</b>.{' '}
        </span>
      )}
      {receipt?.failed && <span>It failed. </span>}
      <span>
        Hash <code translate="no">{hash}</code>.{' '}
      </span>
      <Link to={to}>{label}</Link>
      {warning !== undefined && (
        <span>
          {' '}
          The service warns: <bdi>{clip(warning)}</bdi>
        </span>
      )}
    </p>
  );
}

/** A field that publishes one line of text on Testnet at one press, and shows the block that has it. */
export function SendMessage(): ReactNode {
  const id = useId();
  const [text, setText] = useState('Hello, Stability!');
  const [running, setRunning] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [seconds, setSeconds] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const problem = problemOf(text);
  const disabled = running || text === '' || problem !== '';

  async function send(): Promise<void> {
    if (disabled) return;
    const start = performance.now();
    controller.current = new AbortController();
    setRunning(true);
    setSent(undefined);
    await sendMessage(
      text,
      (next) => {
        setSent(next);
        setSeconds((performance.now() - start) / 1000);
      },
      controller.current.signal,
    );
    setRunning(false);
  }

  return (
    <section aria-label="Send a message" className={clsx('needs-scripts', styles.panel)} data-tool data-ready>
      <div className={styles.form}>
        <label className={form.label} htmlFor={`${id}-text`}>
          Your message
        </label>
        <div className={styles.row}>
          <input
            id={`${id}-text`}
            className={form.field}
            value={text}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            aria-invalid={problem !== ''}
            onChange={({target}) => setText(target.value)}
            onKeyDown={({key, repeat}) => {
              if (key === 'Enter' && !repeat) void send();
            }}
          />
          <button
            type="button"
            className="button button--primary"
            aria-disabled={disabled}
            onClick={() => void send()}
          >
            Send
          </button>
        </div>
        <p id={`${id}-hint`} className={clsx(problem !== '' && styles.problem)}>
          {problem ||
            `Public and permanent, on ${testnet.name}. An account that everyone shares signs it. At most ${MAX_MESSAGE} characters.`}
        </p>
      </div>
      <p className={styles.bar}>
        <span>Output</span>
        {(running || sent) && (
          <span className={clsx('output-state', sent?.receipt && 'live')}>
            {sent?.receipt
              ? `live, ${seconds.toFixed(1)} s`
              : sent?.hash
                ? 'waiting for the block'
                : running
                  ? 'sending'
                  : ''}
          </span>
        )}
      </p>
      <div role="status" className={styles.result}>
        {sent?.problem ? (
          <Problem {...sent.problem} />
        ) : sent?.hash ? (
          <Transaction {...sent} />
        ) : (
          <p>Block, fee and hash of your transaction.</p>
        )}
      </div>
    </section>
  );
}
