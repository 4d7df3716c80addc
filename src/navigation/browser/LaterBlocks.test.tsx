// @vitest-environment jsdom
import {useHistory} from '@docusaurus/router';
import {act, cleanup, render, screen} from '@testing-library/react';
import {useLayoutEffect, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {BrowserRouter, Route, StaticRouter, Switch} from 'react-router-dom';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {LaterBlocks} from './LaterBlocks';

const firstPaints: string[] = [];
let history: ReturnType<typeof useHistory>;

function Top(): ReactNode {
  useLayoutEffect(() => {
    firstPaints.push(document.querySelector('main')?.textContent ?? '');
  }, []);
  return 'top';
}

function Page(): ReactNode {
  return (
    <main>
      <Top />
      <LaterBlocks>
        <p>later</p>
      </LaterBlocks>
    </main>
  );
}

function App(): ReactNode {
  history = useHistory();
  return (
    <Switch>
      <Route path="/page" component={Page} />
      <Route>other page</Route>
    </Switch>
  );
}

beforeEach(() => {
  firstPaints.length = 0;
  window.history.replaceState(null, '', '/other');
  render(<App />, {wrapper: BrowserRouter});
});
afterEach(cleanup);

test('a link to the page shows its top first, then all of it', () => {
  act(() => history.push('/page'));
  expect(firstPaints).toEqual(['top']);
  expect(screen.getByRole('main').textContent).toBe('toplater');
});

test('a link to a section shows the whole page at once', () => {
  act(() => history.push('/page#section'));
  expect(firstPaints).toEqual(['toplater']);
});

test('going back shows the whole page at once, so that the browser can scroll to where the reader was', async () => {
  act(() => history.push('/page'));
  act(() => history.push('/other'));
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, {once: true}));
  await act(async () => {
    history.goBack();
    await arrived;
  });
  expect(firstPaints).toEqual(['top', 'toplater']);
});

test('the static page has all of it', () => {
  const html = renderToString(
    <StaticRouter location="/page">
      <Page />
    </StaticRouter>,
  );
  expect(html).toContain('later');
});
