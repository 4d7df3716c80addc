// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {Term} from './Term';

vi.mock('./find-term', () => ({findTerm: () => Promise.resolve(undefined)}));
afterEach(cleanup);

/** Taps an element. @returns whether its link is followed */
function tap(element: HTMLElement): boolean {
  fireEvent.pointerDown(element, {pointerType: 'touch'});
  return fireEvent.click(element);
}

test('a second tap follows the link when there is no definition to show', () => {
  render(<Term id="gas">gas</Term>);
  const link = screen.getByRole('link', {name: 'gas'});
  expect([tap(link), tap(link)]).toEqual([false, true]);
  fireEvent.blur(link);
  expect(tap(link)).toBe(false);
});
