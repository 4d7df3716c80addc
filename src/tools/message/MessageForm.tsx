import {useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contracts} from '@site/src/data/contracts';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {NETWORKS} from '../network/networks';
import {postJson, type RequestResult} from '../network/request';
import {Field} from '../ui/Field';
import {Outcome} from '../ui/RequestOutcome';
import {Output} from '../ui/Output';
import {SendButtons} from '../ui/SendButtons';
import {curlCommand} from '../ui/shell';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {useRequest, type FinishedRequest} from '../ui/useRequest';
import {MAX_MESSAGE, messageBody, problemOfMessage, readReply} from './message';

const {testnet} = NETWORKS;
const {zktTryUrl} = testnet;
const {host} = new URL(zktTryUrl);
const DETAILS = {writes: true, network: testnet, account: contracts.zktTryItOut.account.value};

/** Form that publishes one line of text through ZKT's shared test key, on Testnet, at the second press. */
export default function MessageForm(): ReactNode {
  const [text, setText] = useState('');
  const sending = useRequest(text);
  const {running, outcome} = sending;
  const problem = problemOfMessage(text);
  const finished = running ? null : outcome;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (text !== '' && problem === '') sending.submit(publish, DETAILS);
  }

  async function publish(signal: AbortSignal): Promise<RequestResult> {
    const response = await postJson(zktTryUrl, messageBody(text), signal);
    const reply = readReply(response.value);
    if (reply.hash !== undefined) setText('');
    return {response, ...reply};
  }

  return (
    <form className={form.tool} onSubmit={onSubmit}>
      <Field
        label="Your message"
        value={text}
        required
        readOnly={running}
        hint={`At most ${MAX_MESSAGE} characters. It goes to ${testnet.name}, signed by an account that everyone shares. Everyone can read it: send nothing private.`}
        problem={problem}
        onText={setText}
      />
      <SendButtons host={host} body={messageBody(text)} sending={sending} disabled={problem !== ''}>
        <span className={styles.hint}>
          or <Link to="/developers/zkt#form">send it with your own key</Link>
        </span>
      </SendButtons>
      <div role="status">{finished && <Outcome {...finished} />}</div>
      {finished && <Exchange {...finished} />}
    </form>
  );
}

function Exchange({id, response}: FinishedRequest): ReactNode {
  const body = messageBody(id);
  const command = curlCommand(zktTryUrl, body);
  return (
    <details>
      <summary>Request and response</summary>
      <Output label="Request and response">
        {`POST ${zktTryUrl}\n${JSON.stringify(body, null, 2)}`}
        {response && `\n\n${JSON.stringify(response.value, null, 2)}`}
      </Output>
      <p className={styles.buttons}>
        <CopyButton value={command} label="the same call as a curl command" className={styles.secondary} />
      </p>
    </details>
  );
}
