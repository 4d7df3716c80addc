import type {ReactNode} from 'react';

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly asOf: string;
  readonly source: string;
  readonly status?: string;
}

/** Quiet list of the figures that a page uses, each with its date and source. */
export function PageFacts({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <details>
      <summary>Figures on this page</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-fact={entry.id}>
            {entry.text}: <time dateTime={entry.asOf}>{entry.asOf}</time>, {entry.source}
          </li>
        ))}
      </ul>
    </details>
  );
}
