import type {ComponentProps, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {opensBySlash} from '../../../../lib/search-key';
import styles from './SearchButton.module.css';

/**
 * Button that opens the search. It replaces DocSearch's, whose module would bring all of DocSearch into the first
 * bundle, with the styles of the modal, and whose `aria-label` contradicts the key hints.
 */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad|ipod/i.test(navigator.userAgent);
  const slash = isBrowser && !opensBySlash() ? '' : ' /';
  return (
    <button
      type="button"
      {...props}
      aria-haspopup="dialog"
      aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+K${slash}`}
      className={`DocSearch-Button ${styles.button}`}
    >
      <span className={styles.content}>
        <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M18.474 18.474l-4.088-4.088a7.533 7.533 0 1 1 0-10.653 7.533 7.533 0 0 1 0 10.653"
            stroke="currentColor"
            fill="none"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>Search</span>
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
