// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {Term} from './Term';

afterEach(cleanup);

/** Taps an element. @returns whether its link is followed */
function tap(element: HTMLElement): boolean {
  fireEvent.pointerDown(element, {pointerType: 'touch'});
  fireEvent.focus(element);
  return fireEvent.click(element, {detail: 1});
}

function renderTerm(id = 'gas'): HTMLElement {
  render(<Term id={id}>gas</Term>);
  return screen.getByRole('link', {name: 'gas'});
}

test('keyboard focus shows the definition, Escape and blur close it', async () => {
  const link = renderTerm();
  act(() => link.focus());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).not.toBe('');
  expect(link.getAttribute('aria-describedby')).toBe(tooltip.id);
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(link);
  await screen.findByRole('tooltip');
  act(() => link.blur());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test.each([
  ['with', 'gas'],
  ['without', 'no-such-term'],
])('a first tap follows no link, a second one does, %s a definition to show', async (_, id) => {
  const link = renderTerm(id);
  expect(tap(link)).toBe(false);
  if (id === 'gas') await screen.findByRole('tooltip');
  expect(tap(link)).toBe(true);
});

test('a touch elsewhere closes a definition, a touch of the definition does not; then keys open it and follow the link', async () => {
  const link = renderTerm();
  expect(tap(link)).toBe(false);
  fireEvent.pointerDown(await screen.findByRole('tooltip'), {pointerType: 'touch'});
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.pointerDown(document.body, {pointerType: 'touch'});
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(link);
  await screen.findByRole('tooltip');
  expect(fireEvent.click(link, {detail: 0})).toBe(true);
});
