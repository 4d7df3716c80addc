// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeAll, describe} from 'vitest';
import {onRouteDidUpdate} from '@site/src/plugins/navigation/client/history';
import {decodable, meantPage, pageOf} from '@site/src/lib/address';
import {needsScripts} from '@site/src/plugins/start/client/page';
import {reveal} from '@site/src/lib/reveal';
import {targetOf} from '@site/src/lib/target';
import {holds, oneOf, shortText, text} from './inputs';

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
