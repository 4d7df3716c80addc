import {useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {keyedUrl, NETWORKS} from '../network/networks';
import {useReaderValues} from '../reader/store';
import {FillInKey} from '../reader/FillInKey';
import {NetworkChoice} from '../ui/NetworkChoice';
import {RequestOutcome} from '../ui/RequestOutcome';
import {SendButtons} from '../ui/SendButtons';
import {useRequest} from '../ui/useRequest';
import form from '../ui/form.module.css';
import styles from '../ui/tool.lazy.module.css';
import {CallCopies} from './CallCopies';
import {DraftFields} from './DraftFields';
import {remember, sentDrafts} from './history';
import {exampleParams, writes} from './methods';
import {parseEditor, requestBody} from './parse';
import {fromHash, type Draft} from './permalink';
import {sendCalls} from './send';

const FIRST: Draft = {network: 'testnet', method: 'eth_blockNumber', text: '[]'};

/** Sends a JSON-RPC call from the page and shows what comes back. */
export default function ConsoleForm(): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => fromHash(location.hash) ?? FIRST);
  /** The reader's last text for each method. */
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => ({[draft.method]: draft.text}));
  const {apiKey, ...values} = useReaderValues();
  const {network, method, text} = draft;
  const parsed = parseEditor(method, text);
  const calls = 'calls' in parsed ? parsed.calls : [];
  /** The last valid calls, which can be copied while the reader corrects the text. */
  const [valid, setValid] = useState({draft, calls});
  if (calls.length > 0 && valid.draft !== draft) setValid({draft, calls});
  const write = calls.some((call) => writes(call.method));
  const keyed = apiKey !== undefined;
  const url = keyed ? keyedUrl(network, 'zgtUrl', apiKey) : NETWORKS[network].rpcUrl;
  const {host} = new URL(url);
  const disabled = calls.length === 0 || (write && !keyed);
  const sending = useRequest(JSON.stringify([url, method, text]));

  /** The hash of the last link to a call. When the reader comes back to it, the edited draft stays. */
  const followed = useRef(location.hash);
  const follow = useEffectEvent(() => {
    const {hash} = location;
    const linked = fromHash(hash);
    if (!linked || hash === followed.current) return;
    followed.current = hash;
    edit(linked);
  });
  useEffect(() => {
    const onHashChange = (): void => follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  function change(next: Partial<Draft>): void {
    setDraft((last) => ({...last, ...next}));
  }

  function edit(next: Draft): void {
    setDraft(next);
    setTexts((last) => ({...last, [next.method]: next.text}));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (disabled) return;
    const details = {writes: write, apiKey, network: NETWORKS[network]};
    sending.submit((signal) => {
      // Only what is sent: the first press of a write sends nothing.
      remember(draft);
      return sendCalls(url, calls, signal, details);
    }, details);
  }

  return (
    <form className={form.tool} onSubmit={onSubmit}>
      <NetworkChoice
        value={network}
        onChange={(next) => change({network: next})}
        disabled={sending.running}
      />
      <DraftFields
        draft={draft}
        problem={'problem' in parsed ? parsed.problem : undefined}
        onMethod={(name) => change({method: name, text: texts[name] ?? exampleParams(name, values)})}
        onText={(next) => edit({...draft, text: next})}
      />
      {write && !keyed && (
        <p>This method writes, and the public RPC URL takes no writes. Fill in your API key first.</p>
      )}
      <SendButtons
        key={method}
        host={host}
        body={write && keyed ? requestBody(calls) : undefined}
        invalid={calls.length === 0}
        sending={sending}
        disabled={disabled}
      >
        <span className={styles.hint}>
          {keyed ? 'With your API key.' : 'Without a key: the public, read-only RPC URL.'} <FillInKey />
        </span>
      </SendButtons>
      <RequestOutcome sending={sending} noun="call" label="Result" />
      {valid.calls.length > 0 && (
        <CallCopies
          draft={{...valid.draft, network}}
          calls={valid.calls}
          outdated={calls.length === 0}
          apiKey={apiKey}
        />
      )}
      <History onChoose={edit} />
    </form>
  );
}

function History({onChoose}: {readonly onChoose: (draft: Draft) => void}): ReactNode {
  const drafts = sentDrafts();
  if (drafts.length === 0) return null;
  return (
    <details>
      <summary>Sent from this tab ({drafts.length})</summary>
      <ul>
        {drafts.map((draft) => (
          <li key={JSON.stringify(draft)}>
            <button
              type="button"
              className={`text-button ${form.textButton} ${styles.call}`}
              onClick={() => onChoose(draft)}
            >
              {draft.method} on {NETWORKS[draft.network].name} {draft.text.slice(0, 60)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
