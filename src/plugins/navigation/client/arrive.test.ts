// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from './arrive';

const fold = () => document.querySelector('details') as HTMLDetailsElement;

/** Tells the module that the framework has rendered the address. */
function update(previous: {readonly pathname: string} | null, state?: unknown): void {
  const {pathname, search, hash} = location;
  const previousLocation = previous && {search: '', hash: '', ...previous};
  onRouteDidUpdate({location: {pathname, search, hash, state}, previousLocation} as Parameters<
    typeof onRouteDidUpdate
  >[0]);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/page#question');
  document.title = 'Questions';
  document.body.innerHTML = `<main><h1>Questions</h1><details><summary id="question">Why?</summary></details><input></main>
    <a href="#question">To the question</a><a href="#other">To another</a>`;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('on arrival what the hash names is shown, unless a first script has done it', () => {
  update(null);
  expect(fold().open).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<script data-scripts></script>');
  fold().open = false;
  update(null);
  expect(fold().open).toBe(false);
});

test('what the hash names is shown at each step, and again by a link to the present address', () => {
  update({pathname: '/page'});
  expect(fold().open).toBe(true);
  for (const [link, open] of [
    ['#other', false],
    ['#question', true],
  ] as const) {
    history.replaceState(null, '', '/page#question');
    fold().open = false;
    document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click();
    expect(fold().open).toBe(open);
  }
});

test('the former place of a section leads on to the present one, in its place in the history', () => {
  history.replaceState(null, '', '/page?a=b#old');
  const {length} = history;
  update({pathname: '/before'});
  expect([location.search, location.hash, history.length]).toEqual(['?a=b', '#question', length]);
});

test('the place that a search result leads to has the focus, and is marked for a moment, also on the same page', () => {
  document.querySelector('input')?.focus();
  update({pathname: '/page'}, {mark: 'landing'});
  vi.advanceTimersByTime(100);
  const place = document.getElementById('question');
  expect(document.activeElement).toBe(place);
  expect(place?.className).toBe('landing');
  vi.advanceTimersByTime(3000);
  expect(place?.className).toBe('');
});

test.each([
  ['of another page gets', '/before', false, 'summary'],
  ['of another page does not take it from a field', '/before', true, 'input'],
  ['of the same page does not get', '/page', false, 'body'],
])('the place %s the focus', (_, pathname, inField, focused) => {
  if (inField) document.querySelector('input')?.focus();
  update({pathname});
  vi.advanceTimersByTime(100);
  expect(document.activeElement?.localName).toBe(focused);
});
