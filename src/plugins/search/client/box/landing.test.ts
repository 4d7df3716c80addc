// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {markLanding, opensHere} from './landing';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Follows a result on the same page; returns the class of its heading after a time in milliseconds. */
function land(anchor: string, id: string, milliseconds: number): string | undefined {
  window.history.replaceState(null, '', `/page#${anchor}`);
  document.body.innerHTML ||= `<main><h2 id="${id}" class=""></h2></main>`;
  markLanding(`/page#${anchor}`);
  vi.advanceTimersByTime(milliseconds);
  return document.querySelector('h2')?.className;
}

it.each([
  ['caf%C3%A9', 'café', 'search-landing'],
  // a lone % is not an escape sequence
  ['100%', '100%', ''],
])('the heading of #%s, %s, gets the class "%s"', (anchor, id, mark) => {
  expect(land(anchor, id, 100)).toBe(mark);
});

it('marks the heading of a result that is chosen twice as long as that of another', () => {
  land('part', 'part', 2000);
  expect(land('part', 'part', 2000)).toBe('search-landing');
  vi.advanceTimersByTime(1000);
  expect(document.querySelector('h2')?.className).toBe('');
});

it.each([
  [{}, true],
  [{ctrlKey: true}, false],
  [{metaKey: true}, false],
  [{shiftKey: true}, false],
  [{altKey: true}, false],
  [{button: 1}, false],
] as const)('a click with %j opens a link here: %s', (init, here) => {
  expect(opensHere(new MouseEvent('click', init))).toBe(here);
});
