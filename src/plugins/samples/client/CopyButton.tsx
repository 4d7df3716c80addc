import type {ReactNode} from 'react';
import clsx from 'clsx';
import {copyFrom} from '../../../lib/copy';
import styles from './CopyButton.module.css';

interface Props {
  /** Text to copy; by default the code of the surrounding frame. */
  readonly value?: string;
  /** Name of what is copied, for example "RPC URL". */
  readonly label: string;
  readonly className?: string;
  /** Shown instead of the icon; its words begin the accessible name. */
  readonly text?: string;
}

/** Button that copies text and reports whether that worked. Hidden without JavaScript, where it would do nothing. */
export function CopyButton({value = '', label, className = styles.button, text}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('needs-scripts', text ? 'text-button' : [styles.icon, className])}
      data-copy={value}
      aria-label={`Copy ${label}`}
      onClick={({currentTarget}) => void copyFrom(currentTarget)}
    >
      <span>{text ?? 'Copy'}</span>
    </button>
  );
}
