// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {setOpensBySlash} from '../../../../lib/search-key';
import {useSearchShortcut} from './SearchBar';

vi.mock('@docusaurus/theme-common', () => ({}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({}));
vi.mock('./SearchButton', () => ({}));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders the hook; returns its callbacks. */
function render(isOpen = false) {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  renderHook(() => useSearchShortcut(isOpen, onOpen, onClose));
  return {onOpen, onClose};
}

/** Presses a key; returns whether the browser still does what it does with this key. */
function isLeft(init: KeyboardEventInit, element: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, composed: true, ...init});
  return element.dispatchEvent(event);
}

function add<T extends keyof HTMLElementTagNameMap>(name: T, to: Node = document.body) {
  return to.appendChild(document.createElement(name));
}

const CTRL_K = {key: 'k', ctrlKey: true};

it.each([
  [{key: '/'}, 1],
  [{key: '/', shiftKey: true}, 1],
  [{key: '/', altKey: true}, 0],
  [{key: '/', ctrlKey: true}, 0],
  [{key: '/', metaKey: true, shiftKey: true}, 0],
  [CTRL_K, 1],
  [{key: 'K', metaKey: true}, 1],
  [{...CTRL_K, shiftKey: true}, 0],
  [{...CTRL_K, altKey: true}, 0],
  [{key: 'k'}, 0],
] satisfies readonly (readonly [KeyboardEventInit, number])[])(
  '%j opens the search %i times',
  (init, times) => {
    const {onOpen} = render();
    isLeft(init);
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);

it('no shortcut opens the search behind an open dialog, and / none while it is turned off', () => {
  const {onOpen} = render();
  const dialog = add('dialog');
  dialog.open = true;
  isLeft(CTRL_K);
  dialog.remove();
  setOpensBySlash(false);
  isLeft({key: '/'});
  expect(onOpen).not.toHaveBeenCalled();
  isLeft(CTRL_K);
  setOpensBySlash(true);
  isLeft({key: '/'});
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('/ types a character in a field, also in one of a shadow root', () => {
  const {onOpen} = render();
  isLeft({key: '/'}, add('input'));
  const root = add('div').attachShadow({mode: 'open'});
  isLeft({key: '/'}, add('textarea', root));
  expect(onOpen).not.toHaveBeenCalled();
  isLeft({key: '/'}, add('button', root));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it.each([false, true])('Ctrl+K that is held down toggles the search once (open before: %s)', (isOpen) => {
  const {onOpen, onClose} = render(isOpen);
  expect(isLeft(CTRL_K)).toBe(false);
  expect(isLeft({...CTRL_K, repeat: true})).toBe(false);
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual(isOpen ? [0, 1] : [1, 0]);
});

it('/ that is held down types nothing into the field that it has opened, but into any other', () => {
  const {onOpen} = render();
  isLeft({key: '/'});
  cleanup();
  const {onClose} = render(true);
  const field = add('input');
  expect(isLeft({key: '/', repeat: true}, field)).toBe(false);
  expect(isLeft({key: '/'}, field)).toBe(true);
  expect(isLeft({key: '/', repeat: true}, field)).toBe(true);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
