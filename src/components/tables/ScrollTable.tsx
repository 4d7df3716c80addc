import type {ComponentProps, ReactNode} from 'react';
import styles from './ScrollTable.module.css';

interface Props extends ComponentProps<'table'> {
  /** Accessible name of the box. Markdown tables get the heading above them (src/config/name-tables.ts). */
  readonly label?: string;
}

/** A table in a box that scrolls horizontally, also by keyboard. */
export function ScrollTable({label = 'Table', ...props}: Props): ReactNode {
  return (
    // A box that scrolls must take the keyboard focus (WCAG 2.1.1).
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
