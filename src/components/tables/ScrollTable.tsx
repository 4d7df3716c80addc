import type {ComponentProps, ReactNode} from 'react';
import styles from './ScrollTable.module.css';

interface Props extends ComponentProps<'table'> {
  /** Name of the box for readers of a screen reader; by default "Table". */
  readonly label?: string;
}

/** A table inside a box that scrolls sideways on its own, reachable by keyboard. */
export function ScrollTable({label = 'Table', ...props}: Props): ReactNode {
  return (
    // A box that scrolls must take the keyboard focus (WCAG 2.1.1).
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
