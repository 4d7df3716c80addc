import type {ClientModule} from '@docusaurus/types';
import type {AnalyticsOptions} from '..';
import {getConsent, subscribeConsent} from './consent';
import type * as Google from './google';
import {isWithheld} from './key-notice';

/** Origin and path of an address of the web; '' if there is none. */
function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const {origin, pathname} = new URL(address);
  return origin === 'null' ? '' : origin + pathname;
}

function askReader(focus: boolean): void {
  import('./banner').then(
    ({showBanner}) => showBanner(focus),
    () => undefined,
  );
}

/**
 * Counts the pages of this visit if the reader allows it, and asks the reader if they have not answered.
 * @returns what the framework calls when it has rendered a page
 */
export function startVisit({trackingID, withheldBy}: AnalyticsOptions): ClientModule['onRouteDidUpdate'] {
  /** Path of the page that is shown, and the page before it, until it is counted. */
  let uncounted: readonly [pathname: string, referrer: string] | undefined;
  let google: typeof Google | undefined;

  const mayCount = (): boolean => !isWithheld(withheldBy) && getConsent() === 'allow';

  async function count(): Promise<void> {
    if (!mayCount()) return;
    google ??= await import('./google').catch(() => undefined);
    // The answer may have changed while it loaded, or a secret been entered.
    if (!google || !uncounted || !mayCount()) return;
    google.countView(trackingID, ...uncounted);
    uncounted = undefined;
  }

  function update(): void {
    const consent = getConsent();
    if (consent === undefined) askReader(false);
    if (consent !== 'allow') google?.stop(trackingID);
    void count();
  }

  subscribeConsent(update);
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('button[data-analytics]')) askReader(true);
  });
  return ({location: {pathname}, previousLocation}) => {
    if (pathname === previousLocation?.pathname) return;
    const before = previousLocation ? location.origin + previousLocation.pathname : document.referrer;
    uncounted = [pathname, withoutQuery(before)];
    update();
  };
}
