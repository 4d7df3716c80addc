import {useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import samples from '@generated/samples/default/samples.json';
import {contracts} from '@site/src/data/contracts';
import {NETWORK_IDS} from '@site/src/data/networks';
import {KeyNotice} from '@site/src/plugins/analytics/client/key-notice';
import type {Runnable} from '@site/src/plugins/samples/client/program';
import {explain} from '../network/failure';
import {hostsOf, NETWORKS} from '../network/networks';
import {FillInKey} from '../reader/FillInKey';
import {getReaderValues} from '../reader/store';
import {maskKey, WHERE_VALUES_GO} from '../reader/values';
import {Field} from '../ui/Field';
import {NetworkChoice} from '../ui/NetworkChoice';
import {Output, Result} from '../ui/Result';
import {ToolForm} from '../ui/ToolForm';
import formStyles from '../ui/form.module.css';
import tool from '../ui/tool.lazy.module.css';
import styles from './run.lazy.module.css';
import {statusText, useRun} from './useRun';
import {useRunForm} from './useRunForm';

interface Props {
  /** Path of the sample relative to `examples/`, without extension. */
  readonly sample: string;
  /** Name of the file, if it has one. */
  readonly title?: string;
  /** Whether the panel is shown. */
  readonly open: boolean;
}

/** The panel below a sample that runs it. A run that writes to GTN is shown at the first press and started at the second. */
export default function RunPanel({sample, title = 'this sample', open}: Props): ReactNode {
  // The build gives a frame the button to run only if the sample is in this list.
  const program = samples.find((one) => one.id === sample) as Runnable;
  const {networks, networkBy, needsKey, needsAccount, workerUrl} = program;
  const {network, setNetwork, fields, keyField, storedKey, ...form} = useRunForm(program);
  const {state, start, stop} = useRun();
  const {phase, started, lines, failure, sent, milliseconds} = state;
  const root = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const running = phase === 'running';
  /** Identifies the run that the reader is looking at. */
  const [shown, setShown] = useState<string>();
  const reviews = needsKey && network === 'gtn';
  const confirming = reviews && shown === form.id;
  // Reset, so that a return to an earlier run does not show its preview again.
  if (shown !== undefined && !confirming) setShown(undefined);
  const host = hostsOf([network]);
  const again = phase === 'idle' ? 'Run' : 'Run again';
  const preview = {
    program: title,
    network: NETWORKS[network].name,
    ...Object.fromEntries(fields.map(({label, value}) => [label, value.trim()])),
  };
  const stale = !running && started !== undefined && started.id !== form.id;
  const broken = phase === 'failed' || phase === 'limit';
  const called = networkBy === 'sample' ? NETWORK_IDS.filter((one) => networks.includes(one)) : [network];
  const details = {writes: needsKey, apiKey: started?.apiKey, network: NETWORKS[started?.network ?? network]};
  const problem = broken && failure ? explain(failure, details) : undefined;
  const ended = phase === 'done' && lines.length > 0;
  const note = phase !== 'idle' && (
    <p
      className={clsx(
        'output-state',
        ended && 'live',
        (broken || phase === 'not-loaded' || phase === 'blocked') && formStyles.problem,
      )}
    >
      {ended ? `live, ${(milliseconds / 1000).toFixed(2)} s` : statusText(state, needsKey)}
    </p>
  );
  usePanelFocus(root, open, keyField !== undefined);
  useScrollToResult(result, phase);

  function onSubmit(): void {
    const request = running ? undefined : form.read();
    if (!request) return;
    if (reviews && !confirming) return setShown(form.id);
    setShown(undefined);
    const apiKey = needsKey ? getReaderValues()[network] : undefined;
    start(workerUrl, request, {id: form.id, network, apiKey});
  }

  const onOpened = useEffectEvent(() => {
    if (!needsKey && fields.every(({value}) => value.trim() !== '')) onSubmit();
  });
  // A program that only reads, and knows what, needs one press.
  useEffect(() => {
    const frame = requestAnimationFrame(onOpened);
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={root} className={styles.panel}>
      <ToolForm
        className=""
        action={
          confirming ? `Confirm and run on ${host}` : reviews && !running ? 'Review before running' : again
        }
        running={running}
        onSubmit={onSubmit}
        onStop={stop}
        onCancel={confirming ? () => setShown(undefined) : undefined}
        beside={<span className={formStyles.hint}>Your browser asks {hostsOf(called)}.</span>}
        result={
          <div ref={result} className={styles.result} data-live={phase !== 'idle'}>
            <Result {...details} {...sent} noun="run" stale={stale} note={note} problem={problem} />
            {/* There from the start: screen readers announce only what is added to a log that they know. */}
            <pre
              translate="no"
              className={clsx(tool.output, styles.output, stale && tool.stale)}
              role="log"
              aria-label={`What ${title} printed`}
              tabIndex={lines.length === 0 ? undefined : 0}
            >
              {lines.map(({text}, index) => (
                <span key={index}>{`${text}\n`}</span>
              ))}
            </pre>
          </div>
        }
      >
        {networkBy !== 'sample' && <NetworkChoice value={network} onChange={setNetwork} />}
        {fields.map((field) => (
          <Field key={field.label} {...field} code />
        ))}
        {needsKey && (
          <p>
            {needsAccount && (
              <span>This sample signs with a throwaway account, which your browser keeps for this tab. </span>
            )}
            <span>What it sends is public and permanent.</span>
          </p>
        )}
        {keyField && (
          <>
            <KeyNotice />
            <Field {...keyField} code secret hint={<KeyHint shared={!needsAccount} />} />
          </>
        )}
        <div aria-live="polite">
          {confirming && (
            <>
              <p className={formStyles.label}>This will run, and send what it writes to {host}:</p>
              <Output
                label={`What will run on ${NETWORKS[network].name}`}
                value={preview}
                text={JSON.stringify(preview)}
              />
            </>
          )}
        </div>
        {storedKey !== undefined && (
          <p className={formStyles.hint}>
            Your API key: <code translate="no">{maskKey(storedKey)}</code>. A key belongs to one network.{' '}
            <FillInKey network={network} />
          </p>
        )}
      </ToolForm>
    </div>
  );
}

function KeyHint({shared}: {readonly shared: boolean}): ReactNode {
  return (
    <span>
      {WHERE_VALUES_GO} <Link to="/users/getting_started#get-an-api-key">Create a key</Link>
      {shared && (
        <span>
          , or try the shared one: <code translate="no">{contracts.zktTryItOut.key.value}</code>
        </span>
      )}
      <span>.</span>
    </span>
  );
}

function focusFirst(panel: HTMLElement | null): void {
  const empty = Array.from(panel?.querySelectorAll('input') ?? []).find(
    ({type, value}) => type === 'text' && value === '',
  );
  (empty ?? panel?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}

/**
 * Hook that scrolls to a panel when it opens and focuses its first empty field, or its submit button. It does so again when the
 * focused element is removed together with the key or its field.
 */
function usePanelFocus(root: RefObject<HTMLElement | null>, open: boolean, asksKey: boolean): void {
  // The reader opened the panel with the Run button of its figure. Meanwhile the focus may have gone elsewhere.
  useEffect(() => {
    const {activeElement, body} = document;
    const here = activeElement === body || root.current?.closest('figure')?.contains(activeElement);
    if (!open || !here) return;
    root.current?.scrollIntoView({block: 'nearest'});
    focusFirst(root.current);
  }, [root, open]);
  useEffect(() => {
    // A dialog in which the reader cleared the key keeps the focus until it has closed.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusFirst(root.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, asksKey]);
}

/** Hook that scrolls to the result when a run starts, and when it ends unless the reader has scrolled on. The focus stays. */
function useScrollToResult(result: RefObject<HTMLElement | null>, phase: string): void {
  useEffect(() => {
    if (!result.current || phase === 'idle') return;
    const {top, bottom} = result.current.getBoundingClientRect();
    if (phase === 'running' || (top < innerHeight && bottom > 0))
      result.current.scrollIntoView({block: 'nearest'});
  }, [result, phase]);
}
