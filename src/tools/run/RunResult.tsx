import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {explain} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {Problem} from '../ui/Problem';
import {SentTransaction} from '../ui/SentTransaction';
import tool from '../ui/tool.lazy.module.css';
import styles from './run.lazy.module.css';
import {statusText, type RunState} from './run-state';

interface Props {
  readonly state: RunState;
  /** What ran, for screen readers. */
  readonly title: string;
  /** The form no longer holds what this is the result of. */
  readonly stale: boolean;
  /** Whether the program may send something. */
  readonly writes: boolean;
}

/** What a run printed, how it ended, and where to look further. */
export function RunResult({state, title, stale, writes}: Props): ReactNode {
  const {phase, started, lines, failure, sent} = state;
  const root = useRef<HTMLDivElement>(null);
  // Scrolled into the window when a run starts, and when it ends unless the reader has scrolled on. The focus stays where it is.
  useEffect(() => {
    if (!root.current || phase === 'idle') return;
    const {top, bottom} = root.current.getBoundingClientRect();
    if (phase === 'running' || (top < innerHeight && bottom > 0))
      root.current.scrollIntoView({block: 'nearest'});
  }, [phase]);
  const broken = phase === 'failed' || phase === 'limit';
  return (
    <div ref={root} className={styles.result}>
      <div role="status">
        {stale && <p className={tool.hint}>Result of the previous run:</p>}
        {phase !== 'idle' && (
          <p className={clsx((broken || phase === 'not-loaded') && tool.problem)}>
            {statusText(state, writes)}
          </p>
        )}
        {broken && failure && <Problem {...explain(failure, {writes, apiKey: started?.apiKey})} />}
        {sent && started && <SentTransaction network={NETWORKS[started.network]} {...sent} />}
      </div>
      {/* There from the start: screen readers announce only what is added to a log that they know. */}
      <pre
        translate="no"
        className={clsx(tool.output, styles.output, stale && tool.stale)}
        role="log"
        aria-label={`What ${title} printed`}
        tabIndex={lines.length === 0 ? undefined : 0}
      >
        {lines.map(({level, text}, index) => (
          <span key={index} className={level === 'error' ? styles.error : undefined}>
            {`${text}\n`}
          </span>
        ))}
      </pre>
    </div>
  );
}
