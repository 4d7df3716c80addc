// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {SendButtons} from './SendButtons';
import type {Sending} from './useRequest';

afterEach(cleanup);

const IDLE: Sending = {
  running: false,
  confirming: false,
  outcome: null,
  stale: true,
  submit: () => undefined,
  cancel: () => undefined,
  stop: () => undefined,
};

test('a write stays one while a field is corrected', () => {
  const form = (body: unknown, invalid: boolean) => (
    <SendButtons host="rpc.example" body={body} invalid={invalid} sending={IDLE} disabled={invalid} />
  );
  const {rerender} = render(form({}, false));
  rerender(form(undefined, true));
  expect(screen.getByRole('button').textContent).toBe('Review before sending');
  rerender(form(undefined, false));
  expect(screen.getByRole('button').textContent).toBe('Send to rpc.example');
});

test('a form that waits for a key says whether it writes', () => {
  const form = (body: unknown) => <SendButtons host="rpc.example" body={body} sending={IDLE} disabled />;
  const {rerender} = render(form(undefined));
  rerender(form({}));
  expect(screen.getByRole('button').textContent).toBe('Review before sending');
});

test('after Stop the focus is on the submit button, also when the form cannot be sent any more', () => {
  const stop = vi.fn();
  render(
    <form>
      <SendButtons host="rpc.example" sending={{...IDLE, running: true, stop}} disabled />
    </form>,
  );
  const submit = screen.getByRole('button', {name: 'Waiting for a response…'});
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(submit);
});
