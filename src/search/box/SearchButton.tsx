import type {ComponentProps, ReactNode} from 'react';
import {useSyncExternalStore} from 'react';
import clsx from 'clsx';

import styles from './SearchButton.module.css';

/** Props that `@theme/SearchBar` hands to DocSearch's button: those of a button, and its two texts. */
export type SearchButtonProps = ComponentProps<'button'> & {
  readonly translations?: {readonly buttonText?: string; readonly buttonAriaLabel?: string};
};

const subscribe = (): (() => void) => () => undefined;
const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.userAgent);

/**
 * Button that opens the search box, in place of DocSearch's own: the visible text is the accessible name (DocSearch's
 * `aria-label` contradicts its visible key hints) and none of DocSearch's code is in the first bundle. It keeps
 * DocSearch's class names, on which the vendor's stylesheet and the theme depend.
 */
export function DocSearchButton({translations, className, ref, ...props}: SearchButtonProps): ReactNode {
  const apple = useSyncExternalStore(subscribe, isApple, () => false);
  return (
    <button
      type="button"
      {...props}
      ref={ref}
      aria-haspopup="dialog"
      aria-keyshortcuts={apple ? 'Meta+K /' : 'Control+K /'}
      className={clsx('DocSearch', 'DocSearch-Button', className)}
    >
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z"
            stroke="currentColor"
            fill="none"
            fillRule="evenodd"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>
          {translations?.buttonText ?? 'Search'}
        </span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key">{apple ? '⌘' : 'Ctrl'}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
