// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {SendButtons} from './SendButtons';
import type {Sending} from './useRequest';

afterEach(cleanup);

test('after Stop the focus is on the submit button, also when the form cannot be sent any more', () => {
  const stop = vi.fn();
  const sending: Sending = {
    running: true,
    confirming: false,
    outcome: null,
    stale: true,
    submit: () => undefined,
    cancel: () => undefined,
    stop,
  };
  render(
    <form>
      <SendButtons host="rpc.example" sending={sending} disabled />
    </form>,
  );
  const submit = screen.getByRole('button', {name: 'Waiting for a response…'});
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(submit);
});
