import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {explain} from '../network/failure';
import type {ToolNetwork} from '../network/networks';
import {useReaderValues} from '../reader/useReaderValues';
import {Problem} from '../ui/Problem';
import tool from '../ui/tool.lazy.module.css';
import {explorerUrl} from './explorer-url';
import styles from './run.lazy.module.css';
import {statusText, type RunState} from './run-state';

interface Props {
  readonly state: RunState;
  /** What ran, for screen readers. */
  readonly title: string;
  /** Network that took the transactions. */
  readonly network: ToolNetwork;
  /** Whether the program may send something. */
  readonly writes: boolean;
}

/** What a run printed, how it ended, and where to look further. */
export function RunResult({state, title, network, writes}: Props): ReactNode {
  const {phase, lines, failure, sent} = state;
  const {apiKey} = useReaderValues();
  const broken = phase === 'failed' || phase === 'limit';
  return (
    <>
      <pre
        className={clsx(tool.output, styles.output)}
        role="log"
        aria-label={`What ${title} printed`}
        tabIndex={0}
        hidden={lines.length === 0}
      >
        {lines.map(({level, text}, index) => (
          <span key={index} className={level === 'error' ? styles.error : undefined}>
            {`${text}\n`}
          </span>
        ))}
      </pre>
      <div role="status">
        {phase !== 'idle' && (
          <p className={clsx(styles.status, (broken || phase === 'not-loaded') && tool.problem)}>
            {statusText(state, writes)}
          </p>
        )}
        {broken && failure && <Problem {...explain(failure, {writes, apiKey})} />}
        {sent && (
          <p className={styles.status}>
            {network.name} took transaction <code>{sent.hash}</code>.{' '}
            <Link to={explorerUrl(network, sent)}>Look at it on the explorer</Link>
          </p>
        )}
      </div>
    </>
  );
}
