import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {REFUSED, textToCopy, writeClipboard} from './text-to-copy';
import {OUTCOME_TEXT, useOutcome} from './useOutcome';
import styles from './CopyButton.module.css';

interface Props {
  /** Text to copy; by default the code of the surrounding frame. */
  readonly value?: string;
  /** Name of what is copied, for example "RPC URL of Stability Testnet". */
  readonly label: string;
  readonly className?: string;
}

const ANNOUNCED = {copied: 'Copied', refused: REFUSED} as const;

/** Button that copies text and reports whether that worked. Hidden without JavaScript, where it would do nothing. */
export function CopyButton({value = '', label, className = styles.button}: Props): ReactNode {
  const {outcome, report} = useOutcome();

  function onClick({currentTarget}: MouseEvent<HTMLButtonElement>): void {
    void writeClipboard(textToCopy(currentTarget)).then(report);
  }

  return (
    <>
      <button
        type="button"
        className={clsx('needs-scripts', className)}
        data-copy={value}
        aria-label={`Copy ${label}`}
        onClick={onClick}
      >
        {outcome ? OUTCOME_TEXT[outcome] : 'Copy'}
      </button>
      <span role="status" className="visually-hidden">
        {outcome && ANNOUNCED[outcome]}
      </span>
    </>
  );
}
