// Replacement: before the scripts run the framework's link leads to an element that begins with the sidebar.
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first link of each page, shown while it has the focus. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      <a className={styles.link} href="#main">
        Skip to main content
      </a>
    </div>
  );
}
