// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act, render} from '@testing-library/react';
import {MemoryRouter, useHistory, useLocation} from 'react-router';
import {expect, it} from 'vitest';
import {Route} from './Route';

const drawn: string[] = [];
let history: ReturnType<typeof useHistory>;

function Page(): ReactNode {
  drawn.push(useLocation().pathname);
  history = useHistory();
  return null;
}

it('renders a page once for each location it is given, not when the address changes before', () => {
  const page = <Page />;
  const at = (pathname: string) => ({pathname, search: '', hash: '', state: undefined});
  const [first, next] = [at('/first'), at('/next')];
  const app = (location: typeof first) => (
    <MemoryRouter initialEntries={['/first']}>
      <Route location={location} render={() => page} />
    </MemoryRouter>
  );
  const {rerender} = render(app(first));
  act(() => history.push('/next'));
  expect(history.location.pathname).toBe('/next');
  expect(drawn).toEqual(['/first']);
  rerender(app(next));
  expect(drawn).toEqual(['/first', '/next']);
});
