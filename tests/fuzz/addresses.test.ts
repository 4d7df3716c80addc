// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeAll, describe} from 'vitest';
import {onRouteDidUpdate} from '@site/src/plugins/navigation/client/history';
import {decodable, meantPage, pageOf} from '@site/src/lib/address';
import {needsScripts} from '@site/src/plugins/start/client/page';
import {reveal} from '@site/src/lib/reveal';
import {targetOf} from '@site/src/lib/target';
import {fromHash, toHash, type Draft} from '@site/src/tools/rpc-console/draft';
import {BATCH, METHODS} from '@site/src/tools/rpc-console/methods';
import {parseEditor} from '@site/src/tools/rpc-console/parse';
import {apiKey, holds, json, oneOf, reply, shortText, specialKey, text} from './inputs';

/** The rest of an address, after its host. */
const rest = fc
  .tuple(
    oneOf(['', '/', 'users/transactions', '/evil.example/', '\\evil.example', 'index.html'], shortText),
    shortText,
  )
  .map((parts) => `/${parts.join('')}`);
const hash = fc.oneof(
  text.map((one) => `#${one}`),
  fc
    .array(
      fc.tuple(oneOf(['console', 'methods', 'network', 'method', 'params', 'q', 'sort', 'size']), shortText),
    )
    .map((pairs) => `#${pairs.map((pair) => pair.join('=')).join('&')}`),
);

const calls = fc.tuple(oneOf(METHODS.map(({name}) => name)), fc.array(json, {maxLength: 3}));
const draft: fc.Arbitrary<Draft> = fc
  .oneof(
    fc.tuple(oneOf<string>([...METHODS.map(({name}) => name), BATCH], shortText), reply),
    calls.map(([method, params]) => [method, JSON.stringify(params)] as const),
    fc
      .array(calls, {minLength: 1, maxLength: 3})
      .map((all) => [BATCH, JSON.stringify(all.map(([method, params]) => ({method, params})))] as const),
  )
  .map(([method, typed]) => ({network: 'gtn', method, text: typed}));

describe('a link to a call', () => {
  holds(
    'of any form opens a call that can be read, or nothing',
    fc.oneof(
      hash,
      fc
        .tuple(draft, shortText)
        .map(
          ([{method, text: params}, end]) =>
            `#console&${new URLSearchParams({network: 'gtn', method, params}).toString()}${end}`,
        ),
    ),
    (given) => {
      const opened = fromHash(given);
      if (!opened) return true;
      const parsed = parseEditor(opened.method, opened.text);
      return (
        ['gtn', 'testnet'].includes(opened.network) &&
        opened.text.length <= 10_000 &&
        ('problem' in parsed || JSON.stringify(parsed.calls).length > 0)
      );
    },
  );

  holds('opens the same call again', draft, (given) => {
    const parsed = parseEditor(given.method, given.text);
    if (!('calls' in parsed)) return true;
    const link = toHash(given, parsed.calls);
    if (link.problem !== undefined) return true;
    const opened = fromHash(link.hash);
    return (
      opened !== undefined &&
      JSON.stringify(parseEditor(opened.method, opened.text)) === JSON.stringify(parsed)
    );
  });

  const hidden = fc.tuple(
    fc.oneof(
      specialKey,
      fc.tuple(apiKey).map(([key]) => ({key, sent: key})),
    ),
    fc.constantFrom('%', '[%]', '{"data":%}', '{%:1}', '{"to":"0x","input":[%]}'),
    fc.constantFrom(...METHODS.map(({name}) => name)),
  );
  holds('never has a key', hidden, ([{key, sent}, place, method]) => {
    const params = `[${place.replace('%', () => JSON.stringify(sent))}]`;
    const parsed = parseEditor(method, params);
    if (!('calls' in parsed)) return true;
    const isHex = /^0x[0-9a-f]*$/i.test(sent) || sent === 'latest';
    return (isHex ? [key] : [key, undefined]).every(
      (known) => toHash({network: 'gtn', method, text: params}, parsed.calls, known).problem !== undefined,
    );
  });
});

describe('the address of a page', () => {
  beforeAll(() => {
    document.head.innerHTML = '<link rel="canonical" href="https://docs.example/users/transactions">';
    document.body.innerHTML = '<h2 id="fees">Fees</h2><details><p id="ready"></p></details>';
    Element.prototype.scrollIntoView = () => undefined;
  });

  holds('becomes one that the router can read, on the same host', rest, (given) => {
    history.replaceState(null, '', location.origin + given);
    dispatchEvent(new PopStateEvent('popstate'));
    onRouteDidUpdate();
    decodeURIComponent(location.pathname + location.hash);
    return typeof (history.state as {readonly key?: unknown} | null)?.key === 'string';
  });

  holds('names an element, or nothing', hash, (given) => {
    reveal(given);
    const target = targetOf(given);
    return target === null || decodeURIComponent(given).endsWith(target.id);
  });

  holds('tells whether the page needs its scripts', rest, (given) => {
    history.replaceState(null, '', location.origin + given);
    const needed = needsScripts([{selector: 'h2', key: 'reader'}]);
    return needed || location.hash.length < 2 || targetOf(location.hash) !== null;
  });

  holds('can be decoded once it is escaped, and stays so', text, (given) => {
    const escaped = decodable(given);
    return decodeURIComponent(escaped) !== '' || given === '' ? decodable(escaped) === escaped : false;
  });

  const pages = ['/', '/users/transactions', '/developers/zkt', '/search'];
  holds(
    'that a host does not know means a page of the site, or none',
    fc.tuple(
      fc.oneof(
        rest,
        fc
          .constantFrom(...pages)
          .chain((page) =>
            oneOf(['/', '.html', '/index.html', '//', 'x']).map((end) => page.toUpperCase() + end),
          ),
      ),
      fc.subarray(pages),
    ),
    ([given, known]) => {
      const {pathname} = new URL(location.origin + given);
      const page = meantPage(pathname, known);
      return page === undefined
        ? !known.some((one) => one !== pathname && pageOf(one) === pageOf(pathname))
        : known.includes(page);
    },
  );
});
