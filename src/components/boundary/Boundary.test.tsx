// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {Boundary} from './Boundary';

test.each([
  ['//users/transactions?a=b#console&method=c', '//users/transactions?a=b#console'],
  ['/users/transactions', '/users/transactions'],
])('at %s a part that failed starts again at %s', (given, left) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', location.origin + given);
  let fails = true;
  const Part = () => {
    if (fails) throw new Error('a fault on purpose');
    return 'works';
  };
  const {unmount} = render(<Boundary>{<Part />}</Boundary>);
  fails = false;
  fireEvent.click(screen.getByRole('button', {name: 'Start this part again'}));
  expect(screen.getByText('works')).toBeDefined();
  expect(location.href).toBe(location.origin + left);
  unmount();
  vi.restoreAllMocks();
});
