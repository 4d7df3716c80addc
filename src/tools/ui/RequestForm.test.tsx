// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {LOOK_IT_UP, type Reading, type RequestDetails} from '../network/failure';
import {NETWORKS} from '../network/networks';
import {Field} from './Field';
import {RequestForm} from './RequestForm';

const {gtn, testnet} = NETWORKS;
const press = (name: RegExp): boolean => fireEvent.click(screen.getByRole('button', {name}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Renders a form whose response is read like this, and presses its button until the request is sent. */
function send(
  details: RequestDetails,
  read: (value: unknown) => Reading,
  fetch: Fetch = () => Promise.resolve(new Response('{}')),
): void {
  vi.stubGlobal('fetch', fetch);
  render(
    <RequestForm request={{...details, url: 'https://rpc.invalid', body: {}, read}} noun="request">
      {null}
    </RequestForm>,
  );
  if (details.writes) press(/^Review/);
  press(/end to rpc.invalid$/);
}

test.each([
  [true, LOOK_IT_UP],
  [false, 'Reload the page, then try again.'],
])(
  'a fault of the page is reported, and a reader whose request writes (%s) is told: %s',
  async (writes, next) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new TypeError('x is undefined');
    send({writes}, () => {
      throw error;
    });
    expect(await screen.findByText(new RegExp(next))).toBeDefined();
    // What came is shown all the same.
    expect(screen.getByRole('group', {name: 'Response'}).textContent).toBe('{}');
    expect(report.mock.calls).toEqual([[error]]);
  },
);

/** A list within lists. */
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const LONG = 'x'.repeat(1_100_000);

test.each([
  ['[{"a":1}]', '[\n  {\n    "a": 1\n  }\n]', undefined],
  // As received where it is too deep or too long to be indented.
  [nested(100_000), nested(100_000).slice(0, 60_000), nested(100_000)],
  [`["${LONG}"]`, `["${LONG}"]`.slice(0, 60_000), `["${LONG}"]`],
])('of a response, the first part is shown, and all of it can be copied', async (text, shown, copied) => {
  send(
    {},
    (value) => ({value}),
    () => Promise.resolve(new Response(text)),
  );
  const output = await screen.findByRole('group', {name: 'Response'});
  expect(output.textContent === shown).toBe(true);
  const copy = screen.queryByRole('button', {name: 'Copy all characters'})?.dataset.copy;
  expect(copy === copied).toBe(true);
});

// Otherwise each of its quotes is looked at as the beginning of a text, to the end: for seconds, in which the tab is frozen.
test('a text of many quotes at which a response is cut off is one text', async () => {
  send(
    {},
    (value) => ({value}),
    () => Promise.resolve(Response.json(['"'.repeat(40_000)])),
  );
  const output = await screen.findByRole('group', {name: 'Response'});
  expect(output.textContent).toHaveLength(60_000);
  expect(output.lastElementChild?.className).toBe('t-string');
});

test('what turns a text around is escaped in a response, and stays in its own part of a sentence', async () => {
  const evil = 'sent \u202e.';
  send(
    {},
    (value) => ({value, problem: {sentence: `It said: ${evil}`, next: 'Next.'}, warning: evil}),
    () => Promise.resolve(Response.json(evil)),
  );
  const output = await screen.findByRole('group', {name: 'Response'});
  expect(output.textContent).toBe('"sent \\u202e."');
  expect(screen.getAllByText(/\u202e/).map(({tagName}) => tagName)).toEqual(['BDI', 'BDI']);
});

test.each<[string, (value: unknown) => Reading]>([
  ['problem', (value) => ({value, problem: {sentence: LONG, next: 'Next.'}})],
  ['warning', (value) => ({value, warning: LONG})],
])('of a long %s, the beginning is shown', async (_, read) => {
  send({}, read);
  const text = (await screen.findByText(/x{100}/)).textContent;
  expect(text.length).toBeLessThan(1100);
});

test.each([
  [gtn, '0xa', `${gtn.explorerTxUrl}0xh`],
  [testnet, '0xa', `${testnet.explorerAddressUrl}0xa/`],
  [testnet, undefined, testnet.explorerUrl],
  [testnet, '../x?y#z', `${testnet.explorerAddressUrl}..%2Fx%3Fy%23z/`],
])(
  'a transaction is linked if its page is documented, otherwise its account',
  async (network, account, to) => {
    send({network, account}, (value) => ({value, hash: '0xh'}));
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(to);
  },
);

test('a quantity is shown in decimal too, and a hash is not', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  const results = ['0x1b2e020', hash];
  send({}, () => ({value: results.shift()}));
  expect((await screen.findByText('28,500,000')).tagName).toBe('CODE');
  expect(screen.getByRole('button', {name: 'Copy the decimal value'}).dataset.copy).toBe('28500000');
  press(/end to rpc.invalid$/);
  await screen.findByText(new RegExp(hash));
  expect(screen.queryByText('In decimal:', {exact: false})).toBeNull();
});

test('a new call removes the problem of the last one before it has an answer', async () => {
  const problem = {sentence: 'It is broken.', next: 'Next.'};
  const answers = [Promise.resolve(new Response('{}')), new Promise<Response>(() => undefined)];
  send(
    {},
    (value) => ({value, problem}),
    () => answers.shift() as Promise<Response>,
  );
  await screen.findByText('It is broken.');
  press(/end to rpc.invalid$/);
  expect(screen.queryByText('It is broken.')).toBeNull();
});

test('a request that the reader stops says so, and the focus is on the button that sends it again', async () => {
  send(
    {},
    (value) => ({value}),
    (_, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const submit = screen.getByRole('button', {name: 'Waiting for a response…'});
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  press(/^Stop$/);
  expect(await screen.findByText(/You stopped the request/)).toBeDefined();
  expect(document.activeElement).toBe(submit);
});

test('a press takes the reader to the first field that is wrong, and sends nothing', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const request = {url: 'https://rpc.invalid', body: undefined, read: (value: unknown) => ({value})};
  render(
    <RequestForm request={request} noun="request">
      <Field label="right" value="" onText={() => undefined} />
      <Field label="wrong" value="" onText={() => undefined} problem="Wrong." />
    </RequestForm>,
  );
  press(/^Send to/);
  expect(document.activeElement).toBe(screen.getByLabelText('wrong'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a double click shows a write, and does not send it', () => {
  const fetch = vi.fn<Fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  const request = {writes: true, url: 'https://rpc.invalid', body: {}, read: (value: unknown) => ({value})};
  render(
    <RequestForm request={request} noun="request">
      {null}
    </RequestForm>,
  );
  const submit = screen.getByRole('button');
  fireEvent.click(submit, {detail: 1});
  fireEvent.click(submit, {detail: 2});
  expect(submit.textContent).toBe('Confirm and send to rpc.invalid');
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(submit, {detail: 1});
  expect(fetch).toHaveBeenCalledOnce();
});
