import type {ReactNode} from 'react';
import styles from './OpenValues.module.css';

/** Button that opens the dialog for the reader's own values. Hidden without JavaScript. */
export function OpenValues({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <button
      type="button"
      className={`needs-scripts ${styles.button}`}
      aria-haspopup="dialog"
      data-open-values
    >
      {children}
    </button>
  );
}
