// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Picture} from './Picture';

vi.mock('./LargePicture', () => {
  throw new Error('offline');
});

beforeEach(() => {
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = () => undefined;
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

/** Presses the button of a picture that cannot be enlarged. */
function enlarge(): void {
  render(
    <Picture title="Path" picture={<svg />}>
      Caption
    </Picture>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: Path'}));
}

const report = () => document.querySelector('[role="alertdialog"]');

test('a picture that does not load is reported, but not on the next page', async () => {
  enlarge();
  await vi.waitFor(() => expect(report()).not.toBeNull());
  // What jsdom lacks: the report ends with its dialog, also for the tests that share this window.
  report()?.dispatchEvent(new Event('close'));
  expect(report()).toBeNull();
  cleanup();
  enlarge();
  cleanup();
  await import('./LargePicture').catch(() => undefined);
  await new Promise((done) => setTimeout(done));
  expect(report()).toBeNull();
});
