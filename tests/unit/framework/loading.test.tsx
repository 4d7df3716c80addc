// @vitest-environment jsdom
import ComponentCreator from '@docusaurus/ComponentCreator';
import Loading from '@theme/Loading';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

const page = vi.hoisted(() => ({load: vi.fn<() => Promise<unknown>>()}));

// One route with one chunk, which each test makes load, fail or hang.
vi.mock('@generated/routesChunkNames', () => ({
  default: {'/page-1': {__comp: 'page', __context: {plugin: 'context'}}},
}));
vi.mock('@generated/registry', () => ({
  default: {
    page: [() => page.load(), 'page', 'page'],
    context: [() => Promise.resolve({default: {name: 'test', id: 'test'}}), 'context', 'context'],
  },
}));

afterEach(cleanup);

const noop = () => undefined;
const state = {isLoading: true, timedOut: false, pastDelay: false, error: null, retry: noop};
const spinner = () => document.querySelector('#loader');

describe('a page that is loading shows', () => {
  test('nothing before the delay', () => {
    const {container} = render(<Loading {...state} />);
    expect(container.childElementCount).toBe(0);
  });

  test('a spinner past the delay', () => {
    render(<Loading {...state} pastDelay />);
    expect(spinner()).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the text of the error and a Retry button that retries', () => {
    const retry = vi.fn();
    const error = new Error('Loading chunk 12 failed');
    render(<Loading {...state} pastDelay error={error} retry={retry} />);
    expect(screen.getByText('Error: Loading chunk 12 failed')).toBeDefined();
    expect(spinner()).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('a page goes through loading, delayed, error and loaded states:', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    page.load.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('the spinner appears at 200 ms, then the error, and Retry loads it again', async () => {
    let fail: (error: Error) => void = noop;
    page.load.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    page.load.mockResolvedValue({default: () => <h1>The page</h1>});
    const Page = ComponentCreator('/page', '1');
    const {container} = render(<Page />);
    await settle(199);
    expect(container.childElementCount).toBe(0);
    await settle(1);
    expect(spinner()).not.toBeNull();
    fail(new Error('Loading chunk 12 failed'));
    await settle(0);
    expect(screen.getByText('Error: Loading chunk 12 failed')).toBeDefined();
    expect(page.load).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    await settle(0);
    expect(page.load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', {name: 'The page'})).toBeDefined();
  });

  test('a page that loads within the delay never shows a spinner', async () => {
    page.load.mockResolvedValue({default: () => <h1>The page</h1>});
    const Page = ComponentCreator('/page', '1');
    const {container} = render(<Page />);
    expect(container.childElementCount).toBe(0);
    await settle(0);
    expect(screen.getByRole('heading', {name: 'The page'})).toBeDefined();
    await settle(500);
    expect(spinner()).toBeNull();
  });
});
