import {useId, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contracts} from '@site/src/data/contracts';
import {CopyButton} from '@site/src/samples/frame/CopyButton';
import {NETWORKS} from '../network/networks';
import {Problem} from '../ui/Problem';
import {curlCommand} from '../ui/shell';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {useRequest, type Outcome} from '../ui/useRequest';
import {MAX_MESSAGE, messageBody, sendMessage, type MessageResult} from './message';

const {zktTryUrl, explorerAddressUrl, name} = NETWORKS.testnet;
const {host} = new URL(zktTryUrl);

/** Form that publishes one line of text through ZKT's shared test key, on Testnet. */
export default function MessageForm(): ReactNode {
  const [text, setText] = useState('');
  const {running, outcome, send} = useRequest<MessageResult>();
  const id = useId();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '' || running) return;
    send(text, (signal) => sendMessage(zktTryUrl, text, signal), {writes: true});
  }

  return (
    <form className={form.tool} onSubmit={onSubmit}>
      <label className={form.label} htmlFor={id}>
        Your message
      </label>
      <input
        id={id}
        className={form.field}
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
        <button type="submit" className={styles.primary} disabled={running}>
          {running ? 'Sending…' : `Send to ${host}`}
        </button>
      </p>
      <div role="status">{outcome && <Sent {...outcome} />}</div>
    </form>
  );
}

function Sent({id, response, hash, problem}: Outcome<MessageResult>): ReactNode {
  const body = messageBody(id);
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
