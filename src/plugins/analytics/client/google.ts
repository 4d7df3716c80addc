/* Google's script. Loaded when the reader allows it. */
import {ANSWER_LASTS} from './consent';
import {noteScript} from './key-notice';

/** What Google's script reads from the page. */
interface GoogleWindow {
  dataLayer?: unknown[];
  [disable: `ga-disable-${string}`]: boolean;
}

const page = window as unknown as GoogleWindow;
let loaded = false;

/** Gives a command to Google's script, which accepts nothing but `arguments` as one. */
const gtag: (...command: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  (page.dataLayer ??= []).push(arguments);
};

/**
 * Counts a page, and loads the script before the first one.
 * @param pathname of the page
 * @param referrer origin and path of the page before it, '' if there is none
 */
export function countView(id: string, pathname: string, referrer: string): void {
  const shown = {
    page_location: location.origin + pathname,
    page_referrer: referrer,
    // The title of a page may contain a query, as that of search results does.
    page_title: pathname,
  };
  page[`ga-disable-${id}`] = false;
  if (!loaded) {
    gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    gtag('js', new Date());
  }
  // For events that the script sends by itself too: it would otherwise send the address with query and hash.
  gtag('set', shown);
  if (!loaded) {
    gtag('config', id, {
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      // Of this host alone, so that they can be deleted.
      cookie_domain: 'none',
      cookie_expires: ANSWER_LASTS,
    });
    const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(Object.assign(document.createElement('script'), {async: true, src}));
    loaded = true;
    noteScript();
  }
  gtag('event', 'page_view', shown);
}

/** Lets the script send nothing more, and deletes its cookies. The script stays in the page until this is loaded again. */
export function stop(id: string): void {
  page[`ga-disable-${id}`] = true;
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=; max-age=0; path=/`;
  }
}
