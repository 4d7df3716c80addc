import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown table inside a region that scrolls sideways on its own, reachable by keyboard. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // A region that scrolls must take the keyboard focus (WCAG 2.1.1).
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
