import {useId, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contracts} from '@site/src/data/contracts';
import {CopyButton} from '@site/src/samples/frame/CopyButton';
import {explain, RequestFailure, type Explanation} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {postJson} from '../network/request';
import {Problem} from '../ui/Problem';
import {curlCommand} from '../ui/shell';
import styles from '../ui/tool.module.css';
import {MAX_MESSAGE, messageBody, readReply, type MessageBody} from './message';

const {zktTryUrl, explorerAddressUrl, name} = NETWORKS.testnet;
const {host} = new URL(zktTryUrl);

interface Sent {
  readonly body: MessageBody;
  readonly response?: unknown;
  readonly hash?: string;
  readonly problem?: Explanation;
}

/** Form that publishes one line of text through ZKT's shared test key, on Testnet. */
export default function MessageForm(): ReactNode {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const id = useId();

  async function send(body: MessageBody): Promise<Sent> {
    try {
      const {value} = await postJson(zktTryUrl, body);
      const reply = readReply(value);
      return reply.state === 'sent'
        ? {body, response: value, hash: reply.hash}
        : {body, response: value, problem: reply};
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      return {body, problem: explain(error.failure)};
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    void send(messageBody(text))
      .then(setSent)
      .finally(() => setBusy(false));
  }

  return (
    <form className={styles.tool} onSubmit={onSubmit}>
      <label className={styles.label} htmlFor={id}>
        Your message
      </label>
      <input
        id={id}
        className={styles.field}
        value={text}
        maxLength={MAX_MESSAGE}
        required
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Everybody can read it, for good: nobody can delete it from the chain. Send nothing private.
      </p>
      <p className={styles.buttons}>
        <button type="submit" className={styles.primary} disabled={busy}>
          {busy ? 'Sending…' : `Send to ${host}`}
        </button>
      </p>
      <div role="status">{sent && <Outcome {...sent} />}</div>
    </form>
  );
}

function Outcome({body, response, hash, problem}: Sent): ReactNode {
  const command = curlCommand(zktTryUrl, body);
  return (
    <>
      {problem && <Problem {...problem} />}
      {hash !== undefined && (
        <p>
          Sent. Transaction <code>{hash}</code>.{' '}
          <Link to={`${explorerAddressUrl}${contracts.zktTryItOut.account.value}`}>
            Look at the shared account on the explorer of {name}
          </Link>
        </p>
      )}
      <details>
        <summary>Request and response</summary>
        <pre className={styles.output} tabIndex={0}>
          {`POST ${zktTryUrl}\n${JSON.stringify(body, null, 2)}`}
          {response !== undefined && `\n\n${JSON.stringify(response, null, 2)}`}
        </pre>
        <p className={styles.buttons}>
          <CopyButton value={command} label="the same call as a curl command" className={styles.secondary} />
        </p>
      </details>
    </>
  );
}
