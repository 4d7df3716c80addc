// @vitest-environment jsdom
import {cleanup, fireEvent, render, renderHook, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {setOpensBySlash} from '../../../../lib/search-key';
import {setConsent} from '../../../analytics/client/consent';
import SearchBar, {useSearchShortcut} from './SearchBar';

vi.mock('@docusaurus/theme-common', () => ({useSearchLinkCreator: () => () => '/search'}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: {insights: true}}),
}));
vi.mock('./SearchButton', () => ({
  SearchButton: ({onClick}: {onClick: () => void}) => <button onClick={onClick}>Search</button>,
}));
vi.mock('./SearchModal', () => ({
  warmUpSearch: () => undefined,
  SearchModal: ({insightsClient}: {insightsClient: unknown}) => (
    <p>{insightsClient ? 'sends events' : 'sends none'}</p>
  ),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Renders the hook; returns its callbacks. */
function shortcuts(isOpen = false) {
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
  [CTRL_K, 1],
  [{key: 'K', metaKey: true}, 1],
  [{...CTRL_K, shiftKey: true}, 0],
  [{key: 'k'}, 0],
] satisfies readonly (readonly [KeyboardEventInit, number])[])(
  '%j opens the search %i times',
  (init, times) => {
    const {onOpen} = shortcuts();
    isLeft(init);
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);

it('no shortcut opens the search behind an open dialog, and / none while it is turned off', () => {
  const {onOpen} = shortcuts();
  const dialog = add('dialog');
  dialog.open = true;
  isLeft(CTRL_K);
  dialog.remove();
  setOpensBySlash(false);
  isLeft({key: '/'});
  expect(onOpen).not.toHaveBeenCalled();
  isLeft(CTRL_K);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('/ types a character in a field, also in one of a shadow root', () => {
  const {onOpen} = shortcuts();
  isLeft({key: '/'}, add('input'));
  isLeft({key: '/'}, add('textarea', add('div').attachShadow({mode: 'open'})));
  expect(onOpen).not.toHaveBeenCalled();
});

it.each([false, true])('Ctrl+K that is held down toggles the search once (open before: %s)', (isOpen) => {
  const {onOpen, onClose} = shortcuts(isOpen);
  expect(isLeft(CTRL_K)).toBe(false);
  expect(isLeft({...CTRL_K, repeat: true})).toBe(false);
  expect([onOpen.mock.calls.length, onClose.mock.calls.length]).toEqual(isOpen ? [0, 1] : [1, 0]);
});

it('events are sent only after the reader has allowed analytics, and not against a signal of the browser', async () => {
  const outcome = async (): Promise<string> => {
    render(<SearchBar />);
    fireEvent.click(screen.getByRole('button', {name: 'Search'}));
    const {textContent} = await screen.findByText(/^sends/);
    cleanup();
    return textContent;
  };
  expect(await outcome()).toBe('sends none');
  setConsent('allow');
  expect(await outcome()).toBe('sends events');
  Object.assign(navigator, {globalPrivacyControl: true});
  expect(await outcome()).toBe('sends none');
  Object.assign(navigator, {globalPrivacyControl: undefined});
  setConsent('decline');
  expect(await outcome()).toBe('sends none');
});
