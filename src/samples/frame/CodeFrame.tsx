import {useId, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {CopyButton} from './CopyButton';
import {FILL_ATTRIBUTE} from '../placeholders.pure';
import styles from './CodeFrame.module.css';

interface Props {
  /** Code highlighted at build time; wins over `code`. */
  readonly html?: string;
  /** Plain code. */
  readonly code?: string;
  readonly language?: string;
  readonly title?: string;
  readonly lineNumbers?: boolean;
  /** Where it says how this program is tested. */
  readonly testedAt?: string;
  /** Another button, before those that every block has. */
  readonly action?: ReactNode;
  /** What stands below the code. */
  readonly children?: ReactNode;
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  js: 'JavaScript',
  bash: 'Shell',
  sh: 'Shell',
  json: 'JSON',
  ini: 'Settings',
  toml: 'TOML',
  powershell: 'PowerShell',
  solidity: 'Solidity',
  sol: 'Solidity',
  text: 'Output',
};

/** A block of code with its title, language, and buttons that wrap long lines and copy the text. */
export function CodeFrame(props: Props): ReactNode {
  const {html, code, language, title, lineNumbers = false, testedAt, action, children} = props;
  const [wrapped, setWrapped] = useState(false);
  const titleId = useId();
  // React 19 compares this object by identity: a new one on each render would empty the block.
  const inner = useMemo(() => (html === undefined ? undefined : {__html: html}), [html]);
  const name = LANGUAGE_NAMES[language ?? ''] ?? language;
  return (
    <figure className={clsx(styles.frame, 'code-frame')} aria-labelledby={title ? titleId : undefined}>
      <figcaption className={styles.bar}>
        {title && (
          <span id={titleId} className={styles.title}>
            {title}
          </span>
        )}
        <span className={styles.language}>{name}</span>
        {testedAt && (
          <Link className={styles.tested} to={testedAt} title="How samples are tested" data-search="skip">
            Tested
          </Link>
        )}
        <span className={styles.buttons}>
          {action}
          {html?.includes(FILL_ATTRIBUTE) && (
            <button type="button" className="needs-scripts" data-open-values>
              Your values
            </button>
          )}
          <button
            type="button"
            className="needs-scripts"
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            Wrap
          </button>
          <CopyButton label={title ?? 'code'} className="" />
        </span>
      </figcaption>
      <pre
        className={clsx(styles.pre, wrapped && styles.wrapped, lineNumbers && styles.numbered)}
        tabIndex={0}
      >
        {inner ? (
          // Written by src/samples/highlight, which escapes the files of examples/: no reader's input reaches it.
          <code dangerouslySetInnerHTML={inner} />
        ) : (
          <code>{code}</code>
        )}
      </pre>
      {children}
    </figure>
  );
}
