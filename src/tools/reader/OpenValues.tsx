import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './OpenValues.module.css';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Button that opens the dialog for the reader's own values. Hidden without JavaScript. */
export function OpenValues({children = 'Fill your values into the samples', className}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('needs-scripts', styles.button, className)}
      aria-haspopup="dialog"
      data-open-values
    >
      {children}
    </button>
  );
}
