// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openSearch} from './search';

/** A field like that of the search box: React holds its text. */
function Field({onSearch}: {readonly onSearch: (text: string) => void}): ReactNode {
  const [text, setText] = useState('');
  return (
    <input
      className="DocSearch-Input"
      value={text}
      onChange={({target}) => {
        setText(target.value);
        onSearch(target.value);
      }}
    />
  );
}

const repeats: (() => void)[] = [];
const onSearch = vi.fn();

/** Opens the field and types into it. */
function typeText(text: string): HTMLInputElement {
  openSearch((repeat) => repeats.push(repeat));
  const input = document.querySelector<HTMLInputElement>('.start-search input');
  if (!input) throw new Error('no field');
  input.value = text;
  return input;
}

/** Shows the search box as the site does: in the body. */
async function showBox(): Promise<void> {
  render(createPortal(<Field onSearch={onSearch} />, document.body));
  await act(() => Promise.resolve());
}

const field = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');
const dialog = () => document.querySelector<HTMLDialogElement>('.start-search');

beforeEach(() => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  repeats.length = 0;
  onSearch.mockReset();
  document.body.innerHTML =
    '<a class="navbar__brand" href="/docs/">Docs</a><button class="DocSearch-Button">';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

test('Enter opens the search page, below the base URL, with the typed text', () => {
  const {form} = typeText('gas');
  expect(form?.method).toBe('get');
  expect(form?.action).toBe(new URL('/docs/search', location.href).href);
  expect(form && new FormData(form).get('q')).toBe('gas');
});

test('the search box searches for the typed text once, and more can be typed after it', async () => {
  typeText('gas');
  repeats.forEach((repeat) => repeat());
  await showBox();
  expect(onSearch.mock.calls).toEqual([['gas']]);
  expect(field()?.value).toBe('gas');
  expect(field()?.selectionStart).toBe(3);
  expect(document.activeElement).toBe(field());
  expect(dialog()).toBeNull();
});

test('a search box that opens after the field was closed is left alone', async () => {
  typeText('gas');
  repeats.forEach((repeat) => repeat());
  dialog()?.close();
  const pressed = vi.fn();
  document.body.addEventListener('mousedown', pressed);
  await showBox();
  expect(onSearch).not.toHaveBeenCalled();
  expect(pressed).not.toHaveBeenCalled();
});

test('a field that was closed does not open the search box', () => {
  const clicked = vi.fn();
  document.querySelector('.DocSearch-Button')?.addEventListener('click', clicked);
  typeText('gas');
  dialog()?.close();
  repeats.forEach((repeat) => repeat());
  expect(clicked).not.toHaveBeenCalled();
});
