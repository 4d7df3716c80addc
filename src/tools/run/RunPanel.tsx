import {useRef, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import samples from '@generated/run-samples/default/samples.json';
import {hostsOf} from '../network/networks';
import {getReaderValues} from '../reader/store';
import {Field} from '../ui/Field';
import {NetworkChoice} from '../ui/NetworkChoice';
import tool from '../ui/tool.lazy.module.css';
import {Notice} from './Notice';
import {ProjectLink} from './ProjectLink';
import {RunResult} from './RunResult';
import {calledNetworks, runRequest, startedWith, writes} from './request';
import styles from './run.lazy.module.css';
import type {Runnable} from '../../plugins/samples/client/program';
import {chosenNetwork} from './chosen-network';
import {usePanelFocus} from './usePanelFocus';
import {useRun} from './useRun';
import {useRunForm} from './useRunForm';

interface Props {
  /** Path of the sample relative to `examples/`, without extension. */
  readonly sample: string;
  /** Name of the file, if it has one. */
  readonly title?: string;
  /** Whether the panel is shown. */
  readonly open: boolean;
}

/** The panel below a sample that runs it. */
export default function RunPanel({sample, ...props}: Props): ReactNode {
  const program = samples.find(({id}) => id === sample);
  return program ? <Panel program={program} {...props} /> : null;
}

function Panel({
  program,
  title = 'this sample',
  open,
}: Omit<Props, 'sample'> & {readonly program: Runnable}): ReactNode {
  const {needsKey, networkBy, workerUrl} = program;
  const form = useRunForm(program, needsKey ? 'testnet' : chosenNetwork());
  const {state, start, stop} = useRun();
  const root = useRef<HTMLFormElement>(null);
  const running = state.phase === 'running';
  const called = calledNetworks(program, form.network);
  usePanelFocus(root, open, form.key !== undefined);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (running) return;
    const input = flushSync(() => form.read());
    if (input)
      start(workerUrl, runRequest(program, input), startedWith(program, input, getReaderValues().apiKey));
    else root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function onStop(): void {
    // This button goes away: the focus goes on to the one that runs it again.
    root.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    stop();
  }

  return (
    <form ref={root} className={styles.panel} onSubmit={onSubmit} noValidate>
      {networkBy !== 'sample' && (
        <NetworkChoice value={form.network} onChange={form.setNetwork} disabled={running} />
      )}
      {form.args.map((field) => (
        <Field key={field.label} {...field} code />
      ))}
      <Notice program={program} field={form.key} apiKey={form.apiKey} />
      <p className={tool.buttons}>
        <button type="submit" className={tool.primary} aria-disabled={running}>
          Run on {hostsOf(called)}
        </button>
        {running && (
          <button type="button" className={tool.secondary} onClick={onStop}>
            Stop
          </button>
        )}
        <ProjectLink sample={program.id}>Download as a project</ProjectLink>
      </p>
      <RunResult
        state={state}
        title={title}
        stale={!running && state.started !== undefined && state.started.id !== form.id}
        writes={writes(program)}
      />
    </form>
  );
}
