import type {ReactNode} from 'react';
import clsx from 'clsx';
import {redact} from '../network/redact';
import {Problem} from './Problem';
import {SentTransaction} from './SentTransaction';
import styles from './tool.lazy.module.css';
import type {Outcome} from './useRequest';

interface OutputProps {
  /** Accessible name. */
  readonly label: string;
  /** Whether it belongs to an earlier state of the form. */
  readonly stale?: boolean;
  readonly children: ReactNode;
}

/** A request or a response. It scrolls by keyboard, and browsers do not translate it. */
export function Output({label, stale, children}: OutputProps): ReactNode {
  const className = clsx(styles.output, stale && styles.stale);
  return (
    <pre translate="no" className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </pre>
  );
}

/** Longest text that is highlighted, in characters; larger texts would need too many elements. */
const MAX_HIGHLIGHTED = 60_000;
/** A name, a text, or another value of JSON. */
const TOKENS = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*|true|false|null)/;
const CLASSES = ['', 't-property', 't-string', 't-number'];

interface JsonProps {
  readonly value: unknown;
  /** The reader's key, which is redacted. */
  readonly apiKey: string | undefined;
}

/** JSON in the colors of the samples, as elements, so that nothing in it is parsed as HTML. */
export function JsonText({value, apiKey}: JsonProps): ReactNode {
  const text = redact(JSON.stringify(value, null, 2), [apiKey]);
  if (text.length > MAX_HIGHLIGHTED) return text;
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
      {stale && <p className={styles.hint}>Result of the previous {noun}:</p>}
      <div role="status">
        {note}
        {problem && <Problem {...problem} />}
        {warning !== undefined && <p className={styles.problem}>Processed, with a warning: {warning}</p>}
        {hash !== undefined && network && <SentTransaction {...{network, hash, account}} />}
      </div>
    </>
  );
}
