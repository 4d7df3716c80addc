// @vitest-environment jsdom
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';

const ID = 'G-STANDIN01';
const {origin} = location;
const page = window as unknown as {dataLayer?: ArrayLike<unknown>[]} & Record<string, unknown>;
type Route = (location: {pathname: string; search?: string; hash?: string}) => Promise<void>;

const banners = () => screen.queryAllByRole('region', {name: 'Analytics'});
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const scripts = () => Array.from(document.head.querySelectorAll('script'), ({src}) => src);
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command));
const counted = () =>
  commands().flatMap(([command, name, values]) => (command === 'event' ? [[name, values]] : []));
const view = (pathname: string, referrer: string) => [
  'page_view',
  {page_location: origin + pathname, page_referrer: referrer, page_title: pathname},
];
const answered = (answer: string, days = 0) =>
  localStorage.setItem(
    'analytics',
    `${answer} ${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}`,
  );
const answerElsewhere = (answer: string) => {
  answered(answer);
  dispatchEvent(new StorageEvent('storage', {key: 'analytics'}));
};
/** Lets what has been started come to its end. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
};
const answer = async (name: 'Allow' | 'Decline') => {
  await waitFor(() => screen.getByRole('button', {name}));
  press(name);
  await settled();
};

const listening: (() => void)[] = [];

/** Starts the plugin as in a page that has just been loaded, which shows `/` first. */
async function load(before?: () => unknown): Promise<Route> {
  vi.resetModules();
  listening.splice(0).forEach((remove) => remove());
  document.head.replaceChildren();
  document.body.innerHTML = '<a href="#main">Skip</a><button data-analytics>Analytics</button>';
  delete page.dataLayer;
  const {startVisit} = await import('./visit');
  // So that they do not have to be compiled when they are asked for.
  await Promise.all([import('./google'), import('./banner')]);
  for (const target of [window, document]) {
    if (vi.isMockFunction(Reflect.get(target, 'addEventListener'))) continue;
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        add(type, listener);
        listening.push(() => target.removeEventListener(type, listener));
      },
    );
  }
  type Update = Parameters<NonNullable<ReturnType<typeof startVisit>>>[0];
  const onRoute = startVisit({trackingID: ID, withheldBy: 'secret'});
  let previousLocation: unknown = null;
  const route: Route = (to) => {
    void onRoute?.({location: to, previousLocation} as unknown as Update);
    previousLocation = to;
    return settled();
  };
  before?.();
  await route({pathname: '/'});
  return route;
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('before the answer nothing is loaded, stored or sent, and the focus stays', async () => {
  const route = await load();
  screen.getByRole('link').focus();
  await route({pathname: '/users'});
  expect(banners()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect([scripts(), document.cookie, localStorage.length, page.dataLayer]).toEqual([[], '', 0, undefined]);
});

test('the button in the footer as the first interaction shows one banner', async () => {
  await load(() => press('Analytics'));
  expect(banners()).toHaveLength(1);
  expect(document.activeElement).toBe(banners()[0]);
});

test('after "Allow" one event a page, with origin and path only: also for the first, none for a query or hash', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/results?q=my+secret#top');
  const route = await load();
  await answer('Allow');
  expect(banners()).toEqual([]);
  await route({pathname: '/search', search: '?q=my+secret'});
  document.title = 'Results for "my secret"';
  await route({pathname: '/search', search: '?q=my+secrets', hash: '#console&params=my+secret'});
  await route({pathname: '/users', hash: '#my-secret'});
  expect(counted()).toEqual([
    view('/', 'https://search.example/results'),
    view('/search', `${origin}/`),
    view('/users', `${origin}/search`),
  ]);
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  expect(JSON.stringify(commands())).not.toMatch(/secret/);
  // Commands are `arguments`: Google's script takes an array for something else.
  expect(page.dataLayer?.every((command) => !Array.isArray(command))).toBe(true);
});

test('the script is told first what it may not do', async () => {
  answered('allow');
  await load();
  const [consent, , set, config, event] = commands();
  expect(consent).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    },
  ]);
  // For all events, also those that the script sends by itself.
  expect(set).toEqual(['set', event?.[2]]);
  expect(config).toMatchObject([
    'config',
    ID,
    {send_page_view: false, anonymize_ip: true, allow_google_signals: false},
  ]);
});

test('"Decline" is stored, and nothing is loaded on later pages', async () => {
  await load();
  await answer('Decline');
  await load();
  expect(banners()).toEqual([]);
  expect([scripts(), page.dataLayer]).toEqual([[], undefined]);
});

test('a reader changes the answer from the footer: no further event, the cookies are gone, and the focus returns', async () => {
  answered('allow');
  const route = await load();
  for (const name of ['_ga', `_ga_${ID.slice(2)}`, '_gallery']) document.cookie = `${name}=1; path=/`;
  screen.getByRole('button', {name: 'Analytics'}).focus();
  press('Analytics');
  await answer('Decline');
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Analytics'}));
  expect(document.cookie).toBe('_gallery=1');
  await route({pathname: '/users'});
  expect([page[`ga-disable-${ID}`], counted()]).toEqual([true, [view('/', '')]]);
  press('Analytics');
  await answer('Allow');
  expect([page[`ga-disable-${ID}`], counted().length]).toEqual([false, 2]);
});

test('an answer in another tab counts here too, also if it comes while the script loads', async () => {
  await load();
  press('Allow');
  answerElsewhere('decline');
  await settled();
  expect(scripts()).toEqual([]);
  answerElsewhere('allow');
  await settled();
  expect(counted()).toHaveLength(1);
  answerElsewhere('decline');
  expect(page[`ga-disable-${ID}`]).toBe(true);
});

test('Global Privacy Control declines, whatever is stored, and the footer says so', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {configurable: true, value: true});
  answered('allow');
  await load();
  expect([banners(), scripts()]).toEqual([[], []]);
  press('Analytics');
  await waitFor(() => screen.getByText(/your browser asks sites not to track you/));
  expect(screen.queryByRole('button', {name: 'Allow'})).toBeNull();
  press('Close');
  expect(banners()).toEqual([]);
});

test.each([
  ['allow', 364, 0],
  ['allow', 366, 1],
  ['decline', 366, 1],
  ['maybe', 0, 1],
  // The clock was wrong on that day.
  ['allow', -2, 1],
])('%s, answered %i days ago: asks %i times', async (given, days, asked) => {
  answered(given, days);
  await load();
  expect(banners()).toHaveLength(asked);
});

test('a blocked storage declines', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await load();
  expect([banners(), scripts()]).toEqual([[], []]);
});

test('the script is not loaded where a secret is held, or was held since the page was loaded', async () => {
  answered('allow');
  sessionStorage.setItem('secret', 'key');
  const route = await load();
  sessionStorage.clear();
  await route({pathname: '/users'});
  expect(scripts()).toEqual([]);
  await load();
  expect(scripts()).toHaveLength(1);
});

test('a secret that is stored while the script loads keeps it out', async () => {
  await load();
  press('Allow');
  sessionStorage.setItem('secret', 'key');
  await settled();
  expect(scripts()).toEqual([]);
});

test('a field for a secret keeps the script out, or says that it is in the page', async () => {
  const route = await load();
  const {KeyNotice} = await import('./key-notice');
  const {unmount} = render(<KeyNotice />);
  unmount();
  await answer('Allow');
  await route({pathname: '/users'});
  expect([scripts(), screen.queryByText(/Google/)]).toEqual([[], null]);

  await load();
  const other = await import('./key-notice');
  render(<other.KeyNotice />);
  expect(screen.getByText(/could read what you enter here/)).not.toBeNull();
  press('Turn analytics off and load the page again');
  expect(localStorage.getItem('analytics')).toMatch(/^decline /);
});

test('a script that could not be loaded is tried again on the next page', async () => {
  answered('allow');
  let isOnline = false;
  const route = await load(() =>
    vi.doMock('./google', (original) => {
      if (!isOnline) throw new Error('offline');
      return original();
    }),
  );
  expect(counted()).toEqual([]);
  isOnline = true;
  vi.doUnmock('./google');
  await route({pathname: '/users'});
  await expect.poll(counted, {timeout: 10_000}).toEqual([view('/users', `${origin}/`)]);
});
