import type {ReactNode} from 'react';
import {SourceList} from './SourceList';
import {dateRange, mergeSources, type DatedSource} from './sources';

interface Props {
  /** Facts or tables that stand above; an `id` names the token path. */
  readonly facts: readonly DatedSource[];
}

/** Quiet disclosure with the date and the source of the figures above it. */
export function AsOf({facts}: Props): ReactNode {
  const [oldest, newest] = dateRange(facts);
  const sources = mergeSources(facts);
  const single = sources.length === 1 ? ` · ${sources[0]?.source}` : '';
  return (
    <SourceList
      summary={
        <>
          As of <time dateTime={oldest}>{oldest}</time>
          {oldest !== newest && (
            <>
              {' to '}
              <time dateTime={newest}>{newest}</time>
            </>
          )}
          {single}
        </>
      }
      entries={sources}
    />
  );
}
