import {useState, type ReactNode} from 'react';
import {useCopy} from '@site/src/samples/frame/useCopy';
import styles from './CopyButton.module.css';

interface Props {
  /** Text for the clipboard. */
  readonly value: string;
  /** What it is, for example "RPC URL of Stability Testnet". */
  readonly label: string;
}

/** Button that copies a value and says so. Hidden until scripts run, because it does nothing without them. */
export function CopyButton({value, label}: Props): ReactNode {
  const {copied, copy} = useCopy();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy ${label}`}
        onClick={() => void copy(value).then((worked) => setFailed(!worked))}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? 'Copied' : failed ? 'The browser did not allow copying. Select the text instead.' : ''}
      </span>
    </>
  );
}
