// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {BrowserRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Dialog} from './Dialog';

beforeEach(() => {
  // jsdom has neither method.
  Object.assign(HTMLDialogElement.prototype, {showModal: () => undefined, close: () => undefined});
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  vi.restoreAllMocks();
});

test('a dialog whose content fails says so, starts again, and can be closed', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let broken = true;
  function Content(): ReactNode {
    if (broken) throw new Error('broken');
    return <p>ready</p>;
  }
  const onClose = vi.fn();
  render(
    <BrowserRouter>
      <Dialog title="A dialog" open onClose={onClose}>
        <Content />
      </Dialog>
    </BrowserRouter>,
  );
  expect(screen.getByRole('alert', {hidden: true}).closest('dialog')).not.toBeNull();
  broken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Start this part again', hidden: true}));
  expect(screen.getByText('ready')).toBeDefined();
  fireEvent.click(screen.getByRole('button', {name: 'Close', hidden: true}));
  expect(onClose).toHaveBeenCalledOnce();
});
