import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import frame from '@site/src/plugins/samples/client/CodeFrame.module.css';
import {clip} from '../network/bounds';
import {NETWORKS} from '../network/networks';
import {Problem} from '../ui/Problem';
import {explorerLink} from '../ui/SentTransaction';
import {MAX_MESSAGE, problemOf, sendMessage, type Sent} from './send';
import form from '../ui/form.module.css';
import styles from './SendMessage.module.css';

const {testnet} = NETWORKS;

/** What the bar above the output says until a block has the message. */
const STATES: Readonly<Record<Exclude<Sent['step'], 'included'>, string>> = {
  sending: 'sending',
  waiting: 'waiting for the block',
  problem: 'no hash received',
  unseen: 'no block seen yet',
};

/** What came of a message, in a sentence. */
function Outcome({step, problem, network = testnet, hash, account, receipt, warning}: Sent): ReactNode {
  if (problem) return <Problem {...problem} />;
  if (hash === undefined) return <p>Block, fee and hash of your transaction.</p>;
  const [to, label] = explorerLink({network, hash, account});
  return (
    <p>
      {receipt && (
        <span>
          In block <b>{receipt.block.toLocaleString('en-US')}</b>, fee <b>{String(receipt.fee)}</b>.{' '}
        </span>
      )}
      {receipt?.failed && <span>It failed. </span>}
      {step === 'unseen' && (
        <span>
          The service accepted your transaction, but this page has seen no block with it. Look it up later,
          before you send another.{' '}
        </span>
      )}
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
  const [sent, setSent] = useState<Sent>();
  const [seconds, setSeconds] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const problem = problemOf(text);
  const disabled = sent?.step === 'sending' || sent?.step === 'waiting' || text === '' || problem !== '';

  async function send(): Promise<void> {
    if (disabled) return;
    const start = performance.now();
    controller.current = new AbortController();
    const report = (next: Sent): void => {
      setSent(next);
      setSeconds((performance.now() - start) / 1000);
    };
    await sendMessage(text, report, controller.current.signal);
  }

  return (
    <section aria-label="Send a message" className={clsx('needs-scripts', frame.frame)} data-tool data-ready>
      <div className={styles.form}>
        <label className={form.label} htmlFor={`${id}-text`}>
          Your message
        </label>
        <div className={form.actions}>
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
        <p id={`${id}-hint`} className={problem === '' ? form.hint : form.problem}>
          {problem ||
            `Public and permanent, on ${testnet.name}. An account that everyone shares signs it. At most ${MAX_MESSAGE} characters.`}
        </p>
      </div>
      <div className={frame.output}>
        <div className={clsx(frame.bar, 'padding-right--md')}>
          <span>Output</span>
          {sent && (
            <span className={clsx('output-state', sent.receipt && 'live')}>
              {sent.step === 'included' ? `live, ${seconds.toFixed(1)} s` : STATES[sent.step]}
            </span>
          )}
        </div>
        <div role="status" className={styles.result}>
          <Outcome {...(sent ?? {step: 'sending'})} />
        </div>
      </div>
    </section>
  );
}
