import {useEffect, type ReactNode} from 'react';
import {setConsent} from './consent';

/** What is known of the page since it was loaded. Google's script stays in it, and a secret in the browser's list of requests. */
const page = {hasScript: false, hadSecret: false};

/** Notes that Google's script is in the page. */
export function noteScript(): void {
  page.hasScript = true;
}

/**
 * Whether the page holds a secret, or may have held one.
 * @param key of secrets in the session storage
 */
export function isWithheld(key: string): boolean {
  try {
    page.hadSecret ||= sessionStorage.getItem(key) !== null;
  } catch {
    page.hadSecret = true;
  }
  return page.hadSecret;
}

function turnOff(): void {
  setConsent('decline');
  location.reload();
}

/** Stands before a field for a secret: says so if Google's script is in the page, and otherwise keeps it out. */
export function KeyNotice(): ReactNode {
  useEffect(() => {
    page.hadSecret = true;
  }, []);
  return page.hasScript ? (
    <p>
      Google’s analytics script is in this page and could read what you enter here.{' '}
      <button type="button" className="text-button" onClick={turnOff}>
        Turn analytics off and load the page again
      </button>
    </p>
  ) : null;
}
