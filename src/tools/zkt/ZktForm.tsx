import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {contracts} from '@site/src/data/contracts';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {keyedUrl, NETWORKS, type NetworkId} from '../network/networks';
import {postJson} from '../network/request';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {NetworkChoice} from '../ui/NetworkChoice';
import {RequestOutcome} from '../ui/RequestOutcome';
import {SendButtons} from '../ui/SendButtons';
import {curlCommand} from '../ui/shell';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {useRequest} from '../ui/useRequest';
import {buildBody, fieldsOf, firstTexts, onlyReads, type BodyKind, type FieldTexts} from './body';
import {FieldInput} from './FieldInput';
import {readZktReply} from './reply';

const KINDS: readonly (readonly [kind: BodyKind, label: string])[] = [
  ['call', 'Read or write a contract'],
  ['deploy', 'Deploy a contract'],
  ['message', 'Publish a message'],
];
const FIRST = {call: firstTexts('call'), deploy: firstTexts('deploy'), message: firstTexts('message')};

/** Form for every kind of ZKT request. What changes the chain is shown first and takes a second press. */
export default function ZktForm(): ReactNode {
  const id = useId();
  const [network, setNetwork] = useState<NetworkId>('testnet');
  const [kind, setKind] = useState<BodyKind>('call');
  const [all, setAll] = useState<Readonly<Record<BodyKind, FieldTexts>>>(FIRST);
  const {apiKey} = useReaderValues();
  const texts = all[kind];
  const built = buildBody(kind, texts);
  const body = 'body' in built ? built.body : undefined;
  const problems = 'problems' in built ? built.problems : {};
  const shared = apiKey === undefined && network === 'testnet';
  const url = shared ? NETWORKS.testnet.zktTryUrl : keyedUrl(network, 'zktUrl', apiKey);
  const ready = body !== undefined && (shared || apiKey !== undefined);
  const read = body !== undefined && onlyReads(body);
  const {host} = new URL(url);
  const sending = useRequest(JSON.stringify([url, body]));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!ready) return;
    const account = shared ? contracts.zktTryItOut.account.value : undefined;
    const details = {writes: !read, apiKey, network: NETWORKS[network], account};
    sending.submit(async (signal) => {
      const response = await postJson(url, body, signal);
      return {response, ...readZktReply(response.value, details)};
    }, details);
  }

  function change(name: string, text: string): void {
    setAll((last) => ({...last, [kind]: {...last[kind], [name]: text}}));
  }

  return (
    <form className={form.tool} onSubmit={onSubmit} noValidate>
      <NetworkChoice value={network} onChange={setNetwork} disabled={sending.running} />
      <label className={form.label} htmlFor={id}>
        Request
      </label>
      <select
        id={id}
        className={form.field}
        value={kind}
        onChange={({target}) => setKind(target.value as BodyKind)}
      >
        {KINDS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {fieldsOf(kind).map((field) => (
        <FieldInput
          key={`${kind} ${field.name}`}
          field={field}
          text={texts[field.name] ?? ''}
          problem={problems[field.name]}
          onText={(text) => change(field.name, text)}
        />
      ))}
      {network === 'gtn' && texts.to === contracts.zktStorage.address.value && (
        <p className={styles.hint}>The example contract is on Testnet.</p>
      )}
      <p className={styles.hint}>
        {keySentence(apiKey !== undefined, network, kind)} <FillInKey />
      </p>
      <SendButtons
        key={kind}
        host={host}
        body={read ? undefined : body}
        invalid={body === undefined}
        sending={sending}
        disabled={!ready}
      />
      <RequestOutcome sending={sending} noun="request" label="Response" />
      {body !== undefined && (
        <p className={styles.buttons}>
          <span className={styles.hint}>
            The same request with curl:{' '}
            <CopyButton
              value={curlCommand(shared ? url : keyedUrl(network, 'zktUrl'), body)}
              label="the request with curl"
            />
          </span>
        </p>
      )}
    </form>
  );
}

function keySentence(hasKey: boolean, network: NetworkId, kind: BodyKind): string {
  if (hasKey) return 'Sent with your API key. Your ZKT wallet signs what you write.';
  if (network === 'gtn') return 'This form sends to GTN with your own API key only: fill it in first.';
  return kind === 'message'
    ? 'Sent with the shared test key.'
    : 'Sent with the shared test key, which may be limited. Use your own key for calls and deployments.';
}
