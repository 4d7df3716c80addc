// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {setOpensBySlash} from '../slash-key';
import {useSearchShortcut} from './useSearchShortcut';

afterEach(cleanup);

it.each([
  [{key: '/'}, 1],
  [{key: '/', shiftKey: true}, 1],
  [{key: '/', altKey: true}, 0],
  [{key: '/', ctrlKey: true}, 0],
  [{key: '/', metaKey: true, shiftKey: true}, 0],
  [{key: 'k', ctrlKey: true}, 1],
  [{key: 'k', ctrlKey: true, shiftKey: true}, 0],
  [{key: 'k', ctrlKey: true, altKey: true}, 0],
  [{key: 'k'}, 0],
] satisfies readonly (readonly [KeyboardEventInit, number])[])(
  '%j opens the search %i times',
  (init, times) => {
    const onOpen = vi.fn();
    renderHook(() => useSearchShortcut({isOpen: false, onOpen, onClose: vi.fn()}));
    window.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);

it('/ does nothing while it is turned off; other shortcuts keep working', () => {
  const onOpen = vi.fn();
  renderHook(() => useSearchShortcut({isOpen: false, onOpen, onClose: vi.fn()}));
  const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));
  setOpensBySlash(false);
  press({key: '/'});
  expect(onOpen).not.toHaveBeenCalled();
  press({key: 'k', ctrlKey: true});
  expect(onOpen).toHaveBeenCalledTimes(1);
  setOpensBySlash(true);
  press({key: '/'});
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('no shortcut opens the search behind an open dialog', () => {
  const onOpen = vi.fn();
  renderHook(() => useSearchShortcut({isOpen: false, onOpen, onClose: vi.fn()}));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
  dialog.open = true;
  press();
  expect(onOpen).not.toHaveBeenCalled();
  dialog.remove();
  press();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('/ types a character in a field of a shadow root', () => {
  const onOpen = vi.fn();
  renderHook(() => useSearchShortcut({isOpen: false, onOpen, onClose: vi.fn()}));
  const root = document.body.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
  const press = (element: Element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true, composed: true}));
  press(root.appendChild(document.createElement('textarea')));
  expect(onOpen).not.toHaveBeenCalled();
  press(root.appendChild(document.createElement('button')));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

/** Renders the hook and returns its callbacks. */
function renderShortcut(isOpen: boolean) {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  renderHook(() => useSearchShortcut({isOpen, onOpen, onClose}));
  return {onOpen, onClose};
}

/** Presses a key on an element; returns whether the browser still does what it does with this key. */
function isLeft(element: Element, init: KeyboardEventInit): boolean {
  return element.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
}

it('Ctrl+K that is held down opens the search, or closes it, once', () => {
  for (const isOpen of [false, true]) {
    const {onOpen, onClose} = renderShortcut(isOpen);
    expect(isLeft(document.body, {key: 'k', ctrlKey: true})).toBe(false);
    expect(isLeft(document.body, {key: 'k', ctrlKey: true, repeat: true})).toBe(false);
    expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual(isOpen ? [0, 1] : [1, 0]);
    cleanup();
  }
});

it('/ that is held down types nothing into the field that it has opened, but into any other', () => {
  const {onOpen} = renderShortcut(false);
  const field = document.body.appendChild(document.createElement('input'));
  isLeft(document.body, {key: '/'});
  cleanup();
  const {onClose} = renderShortcut(true);
  expect(isLeft(field, {key: '/', repeat: true})).toBe(false);
  expect(isLeft(field, {key: '/'})).toBe(true);
  expect(isLeft(field, {key: '/', repeat: true})).toBe(true);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  field.remove();
});
