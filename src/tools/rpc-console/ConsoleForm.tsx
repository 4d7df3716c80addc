import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clip, showControls} from '../network/bounds';
import {keyedUrl, NETWORKS, type NetworkId} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {useReaderValues} from '../reader/store';
import {NetworkChoice} from '../ui/NetworkChoice';
import {RequestForm} from '../ui/RequestForm';
import form from '../ui/form.module.css';
import {CallCopies} from './CallCopies';
import {DraftFields} from './DraftFields';
import {fromHash, type Draft} from './draft';
import {BATCH, exampleParams, methodNamed, writes} from './methods';
import {isTransfer, parseEditor, requestBody} from './parse';
import {readReply} from './reply';

interface Content {
  readonly network: NetworkId;
  readonly method: string;
  /** The reader's last text for each method. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The content of the form after a draft was put into it. The texts for other methods stay. */
const show =
  ({network, method, text}: Draft) =>
  ({texts}: Content): Content => ({network, method, texts: {...texts, [method]: text}});

function firstContent(): Content {
  const content = {network: 'testnet', method: 'eth_blockNumber', texts: {}} as const;
  const linked = fromHash(location.hash);
  return linked ? show(linked)(content) : content;
}

/** Sends a JSON-RPC call from the page and shows what comes back. */
export default function ConsoleForm(): ReactNode {
  const [content, setContent] = useState(firstContent);
  const {network, method} = content;
  const {[network]: apiKey, ...values} = useReaderValues();
  const draft = {network, method, text: content.texts[method] ?? exampleParams(method, values)};
  const parsed = parseEditor(method, draft.text);
  const calls = 'calls' in parsed ? parsed.calls : [];
  const names = method === BATCH ? calls.map((call) => call.method) : [method];
  const unlisted = names.find((name) => !methodNamed(name));
  const write = names.some(writes);
  const keyed = apiKey !== undefined;
  const details = {writes: write, apiKey, network: NETWORKS[network]};

  /** The hash of the last link to a call. When the reader comes back to it, the edited draft stays. */
  const followed = useRef(location.hash);
  useEffect(() => {
    const follow = (): void => {
      const {hash} = location;
      const linked = fromHash(hash);
      if (!linked || hash === followed.current) return;
      followed.current = hash;
      setContent(show(linked));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <RequestForm
      request={{
        ...details,
        url: keyed ? keyedUrl(network, 'zgtUrl', apiKey) : NETWORKS[network].rpcUrl,
        body: calls.length > 0 && (keyed || !write) ? requestBody(calls) : undefined,
        read: (value) => readReply(value, calls.length, details),
      }}
      noun="call"
      beside={
        <span className={form.hint}>
          {keyed ? 'With your API key.' : 'Without a key: the public, read-only RPC URL.'}{' '}
          <FillInKey network={network} />
        </span>
      }
      below={<CallCopies draft={draft} calls={calls} keyed={keyed || write} />}
    >
      <NetworkChoice value={network} onChange={(next) => setContent({...content, network: next})} />
      <DraftFields
        draft={draft}
        problem={'problem' in parsed ? parsed.problem : undefined}
        onMethod={(name) => setContent({...content, method: name})}
        onText={(text) => setContent(show({...draft, text}))}
      />
      {unlisted !== undefined && (
        <p>
          This page does not list the method{' '}
          <bdi>
            <code translate="no">{showControls(JSON.stringify(clip(unlisted)))}</code>
          </bdi>
          , so it counts as one that writes.
        </p>
      )}
      {calls.some(isTransfer) && (
        <p>
          A call without data <Link to="/developers/what_is_different#value">transfers the fee token</Link> of
          its sender, and runs no code of the contract.
        </p>
      )}
      {write && !keyed && <p>The public RPC URL takes no writes. Fill in your API key first.</p>}
    </RequestForm>
  );
}
