// @vitest-environment jsdom
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const ID = 'G-STANDIN01';
const {origin} = location;
const SCRIPT = 'script[src^="https://www.googletagmanager.com/"]';
const page = window as unknown as {dataLayer?: ArrayLike<unknown>[]} & Record<string, unknown>;
type Route = (location: {pathname: string; search?: string; hash?: string}) => void;

const banner = () => screen.queryByRole('region', {name: 'Analytics'});
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const answer = async (name: 'Allow' | 'Decline') => {
  await waitFor(() => screen.getByRole('button', {name}));
  press(name);
};
const openFromFooter = async () => {
  screen.getByRole('button', {name: 'Analytics'}).focus();
  press('Analytics');
  await waitFor(() => expect(document.activeElement).toBe(banner()));
};
/** Lets what has been started come to its end. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
};
const commands = () => (page.dataLayer ?? []).map((command) => Array.from(command));
const counted = () =>
  commands().flatMap(([command, name, values]) => (command === 'event' ? [[name, values]] : []));
const view = (pathname: string, referrer: string) => [
  'page_view',
  {page_location: origin + pathname, page_referrer: referrer, page_title: pathname},
];

const listening: (() => void)[] = [];

/** Starts the plugin as in a page that has just been loaded, which shows `/` first. */
async function load(): Promise<Route> {
  vi.resetModules();
  listening.splice(0).forEach((remove) => remove());
  document.head.replaceChildren();
  document.body.innerHTML =
    '<div id="__docusaurus"><a href="#main">Skip</a><button data-analytics>Analytics</button></div>';
  delete page.dataLayer;
  const {startVisit} = await import('./visit');
  // So that they do not have to be compiled when they are asked for.
  await Promise.all([import('./google'), import('./Banner')]);
  const added = [window, document].map((target) => ({target, add: vi.spyOn(target, 'addEventListener')}));
  type Update = Parameters<NonNullable<ReturnType<typeof startVisit>>>[0];
  const onRoute = startVisit({trackingID: [ID], withheldBy: 'secret'});
  for (const {target, add} of added) {
    for (const [type, listener] of add.mock.calls as [string, EventListener][])
      listening.push(() => target.removeEventListener(type, listener));
    add.mockRestore();
  }
  let previousLocation: unknown = null;
  const route: Route = (to) => {
    void onRoute?.({location: to, previousLocation} as unknown as Update);
    previousLocation = to;
  };
  route({pathname: '/'});
  await settled();
  return route;
}

const today = () => new Date().toISOString().slice(0, 10);
const stored = () => localStorage.getItem('analytics');
const signal = (name: string, value: unknown) => {
  Object.defineProperty(navigator, name, {configurable: true, value});
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'referrer');
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  });
  document.body.replaceChildren();
  await settled();
});

test('before the answer nothing is loaded, stored or sent, and the focus stays', async () => {
  const route = await load();
  screen.getByRole('link').focus();
  route({pathname: '/users'});
  await settled();
  expect(within(banner() as HTMLElement).getAllByRole('button')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(document.head.children).toHaveLength(0);
  expect([document.cookie, localStorage.length, page.dataLayer]).toEqual(['', 0, undefined]);
});

test('after "Allow" one event a page, with origin and path only: also for the first, none for a query or hash', async () => {
  Object.defineProperty(document, 'referrer', {
    configurable: true,
    value: 'https://search.example/results?q=my+secret#top',
  });
  const route = await load();
  await answer('Allow');
  await settled();
  expect(banner()).toBeNull();
  expect(stored()).toBe(`allow ${today()}`);
  expect(document.querySelectorAll(SCRIPT)).toHaveLength(1);
  expect(document.querySelector<HTMLScriptElement>(SCRIPT)?.src).toBe(
    `https://www.googletagmanager.com/gtag/js?id=${ID}`,
  );
  route({pathname: '/search', search: '?q=my+secret'});
  document.title = 'Results for "my secret"';
  route({pathname: '/search', search: '?q=my+secrets'});
  route({pathname: '/search', search: '?q=my+secrets', hash: '#console&params=my+secret'});
  route({pathname: '/users', hash: '#my-secret'});
  await settled();
  expect(counted()).toEqual([
    view('/', 'https://search.example/results'),
    view('/search', `${origin}/`),
    view('/users', `${origin}/search`),
  ]);
  expect(document.querySelectorAll(SCRIPT)).toHaveLength(1);
  expect(JSON.stringify(commands())).not.toMatch(/secret/);
  // Commands are `arguments`: Google's script takes an array for something else.
  expect(page.dataLayer?.every((command) => !Array.isArray(command))).toBe(true);
});

test('the script is told first what it may not do', async () => {
  await load();
  await answer('Allow');
  await settled();
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
  expect(config?.slice(0, 2)).toEqual(['config', ID]);
  expect(config?.[2]).toMatchObject({
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
});

test('a stored "Allow" counts the first page, and the reader is not asked', async () => {
  localStorage.setItem('analytics', `allow ${today()}`);
  await load();
  expect(banner()).toBeNull();
  expect(counted()).toEqual([view('/', '')]);
});

test('"Decline" is stored, and nothing is loaded on later pages', async () => {
  const route = await load();
  await answer('Decline');
  route({pathname: '/users'});
  await settled();
  expect(stored()).toBe(`decline ${today()}`);
  await load();
  expect(banner()).toBeNull();
  expect(page.dataLayer).toBeUndefined();
});

test('a reader changes the answer from the footer: no further event, the cookies are gone, and the focus returns', async () => {
  localStorage.setItem('analytics', `allow ${today()}`);
  const route = await load();
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = `_ga_${ID.slice(2)}=GS1.1; path=/`;
  document.cookie = '_gallery=kept; path=/';
  await openFromFooter();
  expect(banner()?.textContent).toContain('Analytics is on.');
  await answer('Decline');
  await settled();
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Analytics'}));
  expect(document.cookie).toBe('_gallery=kept');
  expect(page[`ga-disable-${ID}`]).toBe(true);
  route({pathname: '/users'});
  await settled();
  expect(counted()).toEqual([view('/', '')]);

  await openFromFooter();
  expect(banner()?.textContent).toContain('Analytics is off.');
  await answer('Allow');
  await settled();
  expect(page[`ga-disable-${ID}`]).toBe(false);
  expect(counted()).toEqual([view('/', ''), view('/users', `${origin}/`)]);
});

test('an answer that is withdrawn at once loads nothing', async () => {
  await load();
  await answer('Allow');
  localStorage.setItem('analytics', `decline ${today()}`);
  dispatchEvent(new StorageEvent('storage', {key: 'analytics'}));
  await settled();
  expect(document.querySelector(SCRIPT)).toBeNull();
});

test('an answer in another tab counts here too', async () => {
  await load();
  localStorage.setItem('analytics', `allow ${today()}`);
  dispatchEvent(new StorageEvent('storage', {key: 'analytics'}));
  await settled();
  expect(banner()).toBeNull();
  expect(counted()).toHaveLength(1);
  localStorage.setItem('analytics', `decline ${today()}`);
  dispatchEvent(new StorageEvent('storage', {key: 'analytics'}));
  await settled();
  expect(page[`ga-disable-${ID}`]).toBe(true);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('%s declines, whatever is stored, and the footer says so', async (name, value) => {
  signal(name, value);
  localStorage.setItem('analytics', `allow ${today()}`);
  await load();
  expect(banner()).toBeNull();
  expect(page.dataLayer).toBeUndefined();
  await openFromFooter();
  expect(banner()?.textContent).toContain('your browser asks sites not to track you');
  expect(screen.queryByRole('button', {name: 'Allow'})).toBeNull();
  press('Close');
  expect(banner()).toBeNull();
});

test.each([
  [364, 'allow', false],
  [366, 'allow', true],
  [364, 'decline', false],
  [366, 'decline', true],
  // The clock was wrong on that day.
  [-2, 'allow', true],
])('%i days after "%s" the reader is asked again: %s', async (days, given, asked) => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2030, 5, 1, 12) - days * 86_400_000});
  localStorage.setItem('analytics', `${given} ${today()}`);
  vi.setSystemTime(Date.UTC(2030, 5, 1, 12));
  await load();
  expect(banner() !== null).toBe(asked);
  expect(counted()).toHaveLength(given === 'allow' && !asked ? 1 : 0);
});

test.each([
  '',
  'allow',
  'true',
  'allow 2030-13-45',
  'maybe 2030-05-31',
  '{"allow":true}',
  'allow 2030-05-31 ',
])('the stored text "%s" is no answer', async (text) => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2030, 5, 1, 12)});
  localStorage.setItem('analytics', text);
  await load();
  expect(banner()).not.toBeNull();
  expect(page.dataLayer).toBeUndefined();
});

test('without space in the storage the answer lasts for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const route = await load();
  await answer('Allow');
  route({pathname: '/users'});
  await settled();
  expect(banner()).toBeNull();
  expect(counted()).toHaveLength(2);
  await load();
  expect(banner()).not.toBeNull();
  expect(counted()).toEqual([]);
});

test('a blocked storage declines, and the footer says so', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await load();
  expect(banner()).toBeNull();
  await openFromFooter();
  expect(banner()?.textContent).toContain('your browser blocks the storage');
});

test('the script is not loaded in a tab that holds a secret', async () => {
  sessionStorage.setItem('secret', 'key');
  const route = await load();
  await answer('Allow');
  await settled();
  expect(stored()).toBe(`allow ${today()}`);
  expect(document.querySelector(SCRIPT)).toBeNull();
  sessionStorage.clear();
  route({pathname: '/users'});
  await settled();
  expect(counted()).toEqual([view('/users', `${origin}/`)]);
});
