import {Fragment, type ReactNode} from 'react';
import {redact} from '../network/redact';

interface Props {
  readonly value: unknown;
  /** The reader's key, which is redacted. */
  readonly apiKey: string | undefined;
}

/** Longest text that is highlighted, in characters; larger texts would need too many elements. */
const MAX_HIGHLIGHTED = 60_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g;

function kindOf(match: RegExpExecArray): string {
  if (match[2] !== undefined) return 't-property';
  return match[1] === undefined ? 't-number' : 't-string';
}

/** Renders JSON with the colors of the samples, as elements, so that nothing in it is parsed as HTML. */
export function JsonText({value, apiKey}: Props): ReactNode {
  const text = redact(JSON.stringify(value, null, 2), [apiKey]);
  if (text.length > MAX_HIGHLIGHTED) return text;
  const parts: ReactNode[] = [];
  let last = 0;
  for (const match of Array.from(text.matchAll(TOKEN))) {
    const token = match[1] ?? match[0];
    parts.push(
      <Fragment key={match.index}>
        {text.slice(last, match.index)}
        <span className={kindOf(match)}>{token}</span>
      </Fragment>,
    );
    last = match.index + token.length;
  }
  return [...parts, text.slice(last)];
}
