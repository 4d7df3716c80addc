import {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {textToCopy} from './text-to-copy';
import {useCopy} from './useCopy';
import styles from './CopyButton.module.css';

interface Props {
  /** Text to copy; by default the code of the surrounding frame. */
  readonly value?: string;
  /** Name of what is copied, for example "RPC URL of Stability Testnet". */
  readonly label: string;
  readonly className?: string;
}

/** Button that copies text and reports whether that worked. Hidden without JavaScript, where it would do nothing. */
export function CopyButton({value = '', label, className = styles.button}: Props): ReactNode {
  const {copied, copy} = useCopy();
  const [failed, setFailed] = useState(false);
  const onClick = ({currentTarget}: MouseEvent<HTMLButtonElement>): void =>
    void copy(textToCopy(currentTarget)).then((worked) => setFailed(!worked));
  return (
    <>
      <button
        type="button"
        className={clsx('needs-scripts', className)}
        data-copy={value}
        aria-label={`Copy ${label}`}
        onClick={onClick}
      >
        {copied ? 'Copied' : failed ? 'Not copied' : 'Copy'}
      </button>
      <span role="status" className="visually-hidden">
        {copied
          ? 'Copied'
          : failed
            ? 'Your browser refused to copy. Select the text and copy it by hand.'
            : ''}
      </span>
    </>
  );
}
