import type {ReactNode} from 'react';
import type {Marked as MarkedText} from '../../shared/marked';

/** Renders a text with its marks, which its direction controls do not leave. */
export function Marked({text}: {readonly text: MarkedText}): ReactNode {
  return (
    <bdi>
      {text.map((piece, at) =>
        at % 2 === 1 ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
      )}
    </bdi>
  );
}
