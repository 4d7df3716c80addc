// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {markLanding, opensHere} from './landing';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Follows a result on the same page; returns its heading, the only one. */
function land(anchor: string, id: string): HTMLElement {
  vi.useFakeTimers();
  window.history.replaceState(null, '', `/page#${anchor}`);
  document.body.innerHTML = '<main><h2 class=""></h2></main>';
  const heading = document.querySelector('h2') ?? document.body;
  heading.id = id;
  markLanding(`/page#${anchor}`);
  vi.advanceTimersByTime(100);
  return heading;
}

it.each([
  ['caf%C3%A9', 'café', 'search-landing'],
  // a lone % is not an escape sequence
  ['100%', '100%', ''],
])('the heading of #%s, %s, gets the class "%s"', (anchor, id, mark) => {
  expect(land(anchor, id).className).toBe(mark);
});

it.each([
  [{}, true],
  [{ctrlKey: true}, false],
  [{metaKey: true}, false],
  [{shiftKey: true}, false],
  [{altKey: true}, false],
  [{button: 1}, false],
] satisfies readonly (readonly [MouseEventInit, boolean])[])(
  'a click with %j opens a link here: %s',
  (init, here) => {
    expect(opensHere(new MouseEvent('click', init))).toBe(here);
  },
);

it('marks the heading of a result that is chosen twice as long as that of another', () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/page#part');
  document.body.innerHTML = '<main><h2 id="part"></h2></main>';
  const heading = document.querySelector('h2');
  markLanding('/page#part');
  vi.advanceTimersByTime(2000);
  markLanding('/page#part');
  vi.advanceTimersByTime(2000);
  expect(heading?.className).toBe('search-landing');
  vi.advanceTimersByTime(1000);
  expect(heading?.className).toBe('');
});
