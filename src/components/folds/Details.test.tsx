// @vitest-environment jsdom
import {MemoryRouter} from 'react-router-dom';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Details} from './Details';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  location.hash = '#why';
});
afterEach(() => {
  cleanup();
  location.hash = '';
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a link to the current address opens a disclosure again that the reader has closed', () => {
  render(
    <MemoryRouter initialEntries={['/faq#why']}>
      <a href="#why">To the question</a>
      <a href="#other">To another</a>
      <Details>
        <summary id="why">Why?</summary>
      </Details>
    </MemoryRouter>,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  expect(fold.open).toBe(true);
  fold.open = false;
  fireEvent.click(screen.getByText('To the question'));
  expect(fold.open).toBe(true);
  fold.open = false;
  fireEvent.click(screen.getByText('To another'));
  expect(fold.open).toBe(false);
});
