import {useId, useState, type ReactNode} from 'react';
import {contracts} from '@site/src/data/contracts';
import type {ZktField} from '@site/src/data/zkt';
import {keyedUrl, NETWORKS, type NetworkId} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {Field} from '../ui/Field';
import {NetworkChoice} from '../ui/NetworkChoice';
import {RequestForm} from '../ui/RequestForm';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {buildBody, fieldsOf, firstTexts, onlyReads, type BodyKind, type FieldTexts} from './body';
import {readZktReply} from './reply';

const KINDS: Readonly<Record<BodyKind, string>> = {
  message: 'Publish a message',
  call: 'Read or write a contract',
  deploy: 'Deploy a contract',
};

/** What fields take here, where it differs from the JSON that the reference describes. */
const HINTS: Readonly<Record<string, string>> = {
  abi: 'One entry per line: that of the function, and those of its events if you like. A view function reads; every other one writes.',
  code: 'Solidity source, in one file without imports.',
  wait: 'When checked, the response comes once the transaction is in a block, and carries a receipt.',
};
const ARGUMENTS =
  'One entry per line, in order, numbers as decimal text. Spaces count, and an empty line is an empty text. Leave the field empty when there are none.';

/** Form for every kind of ZKT request. What changes the chain is shown first and takes a second press. */
export default function ZktForm(): ReactNode {
  const id = useId();
  const [network, setNetwork] = useState<NetworkId>('testnet');
  const [kind, setKind] = useState<BodyKind>('message');
  const [changed, setChanged] = useState<Readonly<Partial<Record<BodyKind, FieldTexts>>>>({});
  const {apiKey} = useReaderValues();
  const texts = changed[kind] ?? firstTexts(kind);
  const built = buildBody(kind, texts);
  const problems = 'problems' in built ? built.problems : {};
  const shared = apiKey === undefined && network === 'testnet';
  const details = {
    writes: kind !== 'call' || !onlyReads(texts),
    apiKey,
    network: NETWORKS[network],
    account: shared ? contracts.zktTryItOut.account.value : undefined,
  };
  const {zktTryUrl} = NETWORKS.testnet;

  return (
    <RequestForm
      request={{
        ...details,
        url: shared ? zktTryUrl : keyedUrl(network, 'zktUrl', apiKey),
        body: 'body' in built && (shared || apiKey !== undefined) ? built.body : undefined,
        read: (value) => readZktReply(value, details),
      }}
      noun="request"
      curlUrl={shared ? zktTryUrl : keyedUrl(network, 'zktUrl')}
    >
      <NetworkChoice value={network} onChange={setNetwork} />
      <label className={form.label} htmlFor={id}>
        Request
      </label>
      <select
        id={id}
        className={form.field}
        value={kind}
        onChange={({target}) => setKind(target.value as BodyKind)}
      >
        {Object.entries(KINDS).map(([value, label]) => (
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
          onText={(text) => setChanged({...changed, [kind]: {...texts, [field.name]: text}})}
        />
      ))}
      {network === 'gtn' && texts.to === contracts.zktStorage.address.value && (
        <p className={styles.hint}>The example contract is on Testnet only.</p>
      )}
      <p className={styles.hint}>
        {keySentence(apiKey !== undefined, network, kind)} <FillInKey />
      </p>
    </RequestForm>
  );
}

interface InputProps {
  readonly field: ZktField;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

/** One field of a request, in the form that its type asks for. */
function FieldInput({field: {name, type, required, meaning}, text, problem, onText}: InputProps): ReactNode {
  const id = useId();
  const label = `${name}${required ? '' : ' (optional)'}`;
  const list = type === 'array of strings';
  if (type !== 'boolean')
    return (
      <Field
        label={label}
        value={text}
        code
        rows={list || name === 'code' ? Math.min(14, text.split('\n').length + 1) : undefined}
        hint={list && name === 'arguments' ? ARGUMENTS : (HINTS[name] ?? meaning)}
        problem={problem}
        onText={onText}
      />
    );
  return (
    <>
      <label className={`${form.choice} ${styles.check}`}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={text === 'true'}
          onChange={({target}) => onText(target.checked ? 'true' : '')}
        />
        {label}
      </label>
      <p id={id} className={styles.hint}>
        {HINTS[name] ?? meaning}
      </p>
    </>
  );
}

function keySentence(hasKey: boolean, network: NetworkId, kind: BodyKind): string {
  if (hasKey) return 'Sent with your API key. Your ZKT wallet signs what you write.';
  if (network === 'gtn') return 'This form sends to GTN with your own API key only: fill it in first.';
  return kind === 'message'
    ? 'Sent with the shared test key.'
    : 'Sent with the shared test key, which may be limited. Use your own key for calls and deployments.';
}
