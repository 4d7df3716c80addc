// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findTerm} from './find-term';
import {Term} from './Term';

vi.mock('./find-term', () => ({findTerm: vi.fn()}));
beforeEach(() => void vi.mocked(findTerm).mockReset().mockResolvedValue(undefined));
afterEach(cleanup);

/** Defines the term of these tests. */
function define(): void {
  vi.mocked(findTerm).mockResolvedValue({id: 'gas', term: 'gas', definition: 'Unit of work.'});
}

/** Taps an element. @returns whether its link is followed */
function tap(element: HTMLElement): boolean {
  fireEvent.pointerDown(element, {pointerType: 'touch'});
  return fireEvent.click(element);
}

test('is a link to the glossary', () => {
  render(<Term id="gas">gas</Term>);
  expect(screen.getByRole('link', {name: 'gas'}).getAttribute('href')).toMatch(/#glossary-gas$/);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('keyboard focus shows the definition, Escape and blur close it', async () => {
  define();
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  act(() => link.focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Unit of work.');
  expect(link.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(link);
  await screen.findByRole('tooltip');
  act(() => link.blur());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a first tap shows the definition, a second one follows the link', async () => {
  define();
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  expect(tap(link)).toBe(false);
  await screen.findByRole('tooltip');
  expect(tap(link)).toBe(true);
});

test('a second tap follows the link when there is no definition to show', () => {
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  expect([tap(link), tap(link)]).toEqual([false, true]);
  fireEvent.blur(link);
  expect(tap(link)).toBe(false);
});

test('a touch elsewhere closes the definition of a tapped term without a blur, a touch of the definition does not', async () => {
  define();
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  expect(tap(link)).toBe(false);
  const tooltip = await screen.findByRole('tooltip');
  fireEvent.pointerDown(tooltip, {pointerType: 'touch'});
  expect(screen.queryByRole('tooltip')).toBe(tooltip);
  fireEvent.pointerDown(document.body, {pointerType: 'touch'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(tap(link)).toBe(false);
});

test.each([
  ['a tap and a touch elsewhere', (link: HTMLElement) => tap(link)],
  [
    'a touch that scrolls',
    (link: HTMLElement) => {
      fireEvent.pointerDown(link, {pointerType: 'touch'});
      fireEvent.pointerCancel(link, {pointerType: 'touch'});
    },
  ],
])('after %s the keyboard opens the definition and follows the link', async (_what, touch) => {
  define();
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  touch(link);
  fireEvent.pointerDown(document.body, {pointerType: 'touch'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(link);
  await screen.findByRole('tooltip');
  expect(fireEvent.click(link)).toBe(true);
});

test('the focus that a tap gives opens nothing before the click', () => {
  define();
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  fireEvent.pointerDown(link, {pointerType: 'touch'});
  fireEvent.focus(link);
  expect(findTerm).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(findTerm).toHaveBeenCalledOnce();
});
