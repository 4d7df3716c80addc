// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {markLanding} from './landing';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['100%', '100%'],
  ['caf%C3%A9', 'café'],
])('marks the heading of #%s', (anchor, id) => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', `/page#${anchor}`);
  document.body.innerHTML = '<main><h2></h2></main>';
  const heading = document.querySelector('h2');
  heading?.setAttribute('id', id);
  heading?.setAttribute('class', '');
  markLanding(`/page#${anchor}`);
  vi.advanceTimersByTime(100);
  expect(heading?.className).toBe('search-landing');
});

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
