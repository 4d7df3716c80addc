import type {ClientModule} from '@docusaurus/types';
import {followOtherTabs, getConsent, subscribeConsent} from './consent';
import type * as Google from './google';

/** Settings of the plugin, as it hands them to browsers. */
export interface Settings {
  readonly trackingID: readonly [string];
  readonly withheldBy: string;
}

/** Origin and path of an address; '' if it is none of the web. */
function withoutQuery(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return '';
  const {origin, pathname} = new URL(address);
  return origin + pathname;
}

/** Whether this tab holds a secret, or may hold one that cannot be seen here. */
function isWithheld(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/**
 * Counts the pages of this visit if the reader allows it, and asks the reader if they have not answered.
 * @returns what the framework calls when it has rendered a page
 */
export function startVisit({trackingID: [id], withheldBy}: Settings): ClientModule['onRouteDidUpdate'] {
  /** The page that is shown, until it is counted. */
  let uncounted: Google.View | undefined;
  let google: Promise<typeof Google> | undefined;

  function count(): void {
    const view = uncounted;
    if (!view || (!google && isWithheld(withheldBy))) return;
    uncounted = undefined;
    google ??= import('./google');
    google.then(
      ({countView}) => getConsent() === 'allow' && countView(id, view),
      () => undefined,
    );
  }

  function showBanner(options: {readonly focus: boolean}): void {
    import('./Banner').then(
      (module) => module.showBanner(options),
      () => undefined,
    );
  }

  function onConsent(): void {
    const consent = getConsent();
    if (consent === 'allow') return count();
    google?.then(
      ({stop}) => stop(id),
      () => undefined,
    );
    if (consent === undefined) showBanner({focus: false});
  }

  subscribeConsent(onConsent);
  followOtherTabs();
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('button[data-analytics]')) showBanner({focus: true});
  });
  return ({location: {pathname}, previousLocation}) => {
    if (pathname === previousLocation?.pathname) return;
    const {origin} = location;
    const referrer = previousLocation ? origin + previousLocation.pathname : withoutQuery(document.referrer);
    uncounted = {page: origin + pathname, referrer};
    onConsent();
  };
}
