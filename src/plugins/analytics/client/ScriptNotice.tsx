import {useSyncExternalStore, type ReactNode} from 'react';
import {getConsent, setConsent, subscribeConsent} from './consent';

/** Says that Google's script is in the page. Turning analytics off loads nothing: what the reader has typed stays. */
export function ScriptNotice(): ReactNode {
  const counts = useSyncExternalStore(subscribeConsent, () => getConsent() === 'allow');
  return (
    <div>
      <p role="status">
        {counts
          ? 'Google’s analytics script runs in this page and could read what you enter here.'
          : 'Analytics is off, but Google’s script stays in this page until you load the page again.'}
      </p>
      <p>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => (counts ? setConsent('decline') : location.reload())}
        >
          {counts ? 'Turn analytics off' : 'Load the page again'}
        </button>
      </p>
    </div>
  );
}
