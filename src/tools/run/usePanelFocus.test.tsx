// @vitest-environment jsdom
import {useRef, type ReactNode} from 'react';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {usePanelFocus} from './usePanelFocus';

function Frame({open}: {readonly open: boolean}): ReactNode {
  const root = useRef<HTMLFormElement>(null);
  usePanelFocus(root, open, true);
  return (
    <>
      <a href="/">elsewhere</a>
      <figure>
        <button type="button">toggle</button>
        <form ref={root}>
          <input type="text" aria-label="key" />
        </form>
      </figure>
    </>
  );
}

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockClear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('each time that a panel opens it gets the focus, unless the focus has gone elsewhere', () => {
  const {rerender} = render(<Frame open={false} />);
  const toggle = screen.getByRole('button', {name: 'toggle'});
  const key = screen.getByRole('textbox');
  for (const scrolls of [1, 2]) {
    toggle.focus();
    rerender(<Frame open />);
    expect(document.activeElement).toBe(key);
    expect(scroll).toHaveBeenCalledTimes(scrolls);
    toggle.focus();
    rerender(<Frame open={false} />);
    expect(document.activeElement).toBe(toggle);
  }
  screen.getByRole('link').focus();
  rerender(<Frame open />);
  expect(document.activeElement).toBe(screen.getByRole('link'));
  expect(scroll).toHaveBeenCalledTimes(2);
});
