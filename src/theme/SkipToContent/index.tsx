// Replacement: without scripts the framework's link leads to an element that begins with the sidebar.
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** Continues from the main part, without a new address. */
function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}

/** The first link of each page, shown while it has the focus. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      <a className={styles.link} href="#main" onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
