// @vitest-environment jsdom
import fc from 'fast-check';
import {beforeAll, describe} from 'vitest';
import {reveal, targetOf} from '@site/src/lib/reveal';
import {onRouteDidUpdate} from '@site/src/plugins/navigation/client/history';
import {needsScripts} from '@site/src/plugins/start/client/page';
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
    .array(fc.tuple(oneOf(['console', 'network', 'method', 'params'], shortText), shortText))
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

  holds('names an element, or nothing, and tells whether the page needs its scripts', hash, (given) => {
    reveal(given);
    history.replaceState(null, '', `/${given}`);
    return needsScripts([]) || location.hash.length < 2 || targetOf(location.hash) !== null;
  });
});
