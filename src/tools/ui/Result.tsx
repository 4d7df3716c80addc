import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {clip, isDeeper, showControls, MAX_INDENTED, MAX_SHOWN} from '../network/bounds';
import type {Outcome} from '../network/failure';
import {redact} from '../network/redact';
import {Problem} from './Problem';
import {SentTransaction} from './SentTransaction';
import form from './form.module.css';
import styles from './tool.lazy.module.css';

/** A name, a text, or another value of JSON. */
const TOKENS = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*(?:"|\\?$))|(-?\d[\d.eE+-]*|true|false|null)/;
const CLASSES = ['', 't-property', 't-string', 't-number'];

/** JSON in the colors of the samples, as elements, so that nothing in it is parsed as HTML. */
function highlight(text: string): ReactNode {
  // Between the other texts, the three groups of each match, of which one is defined.
  return text.split(TOKENS).map(
    (part, index) =>
      part && (
        <span key={index} className={CLASSES[index % CLASSES.length]}>
          {part}
        </span>
      ),
  );
}

interface OutputProps {
  /** Accessible name. */
  readonly label: string;
  /** Whether it belongs to an earlier state of the form. */
  readonly stale?: boolean;
  /** Parsed JSON. */
  readonly value: unknown;
  /** The whole as it is on the wire, which is shown instead of a value that is too deep or too long to be indented. */
  readonly text: string;
  /** The reader's key, which is redacted. */
  readonly apiKey?: string | undefined;
}

/**
 * A request or a response, as JSON: its first part, and a button that copies all of it. It scrolls by keyboard, and browsers do
 * not translate it.
 */
export const Output = memo(function Output({label, stale, value, text, apiKey}: OutputProps): ReactNode {
  const isIndented = text.length <= MAX_INDENTED && !isDeeper(value);
  const whole = showControls(redact(isIndented ? JSON.stringify(value, null, 2) : text, [apiKey]));
  const shown = whole.slice(0, MAX_SHOWN);
  return (
    <>
      <pre
        translate="no"
        className={clsx(styles.output, stale && styles.stale)}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {isIndented ? highlight(shown) : shown}
      </pre>
      {shown.length < whole.length && (
        <p className={form.hint}>
          The first {MAX_SHOWN.toLocaleString('en-US')} of {whole.length.toLocaleString('en-US')} characters.
          Copy all of them: <CopyButton value={whole} label="all characters" />
        </p>
      )}
    </>
  );
});

interface ResultProps extends Outcome {
  /** What this is the result of, in a word. */
  readonly noun: string;
  /** Whether the form holds something else by now. */
  readonly stale: boolean;
  /** How it ended. */
  readonly note: ReactNode;
}

/** What came of a request or a run. It is announced. */
export function Result(props: ResultProps): ReactNode {
  const {noun, stale, note, problem, warning, hash, network, account} = props;
  return (
    <>
      {stale && <p className={form.hint}>Result of the previous {noun}:</p>}
      <div role="status">
        {note}
        {problem && <Problem {...problem} />}
        {warning !== undefined && (
          <p className={form.problem}>
            Processed, with a warning: <bdi>{clip(warning)}</bdi>
          </p>
        )}
        {hash !== undefined && network && <SentTransaction {...{network, hash, account}} />}
      </div>
    </>
  );
}
