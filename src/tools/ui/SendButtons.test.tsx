// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {SendButtons} from './SendButtons';

afterEach(cleanup);

test('after Stop the focus is on the submit button, also when the form cannot be sent any more', () => {
  const onStop = vi.fn();
  render(
    <form>
      <SendButtons
        host="rpc.example"
        confirming={false}
        running
        disabled
        onCancel={() => undefined}
        onStop={onStop}
      />
    </form>,
  );
  const submit = screen.getByRole('button', {name: 'Waiting for a response…'});
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(submit);
});
