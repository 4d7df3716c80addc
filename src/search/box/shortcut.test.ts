// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useDocSearchKeyboardEvents} from './useSearchShortcut';

afterEach(cleanup);

it.each([
  [{key: '/'}, 1],
  [{key: '/', shiftKey: true}, 1],
  [{key: '/', altKey: true}, 0],
  [{key: '/', ctrlKey: true}, 0],
  [{key: '/', metaKey: true, shiftKey: true}, 0],
  [{key: 'k', ctrlKey: true}, 1],
] satisfies readonly (readonly [KeyboardEventInit, number])[])(
  '%j opens the search %i times',
  (init, times) => {
    const onOpen = vi.fn();
    renderHook(() =>
      useDocSearchKeyboardEvents({isOpen: false, onOpen, onClose: vi.fn(), searchButtonRef: {current: null}}),
    );
    window.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(onOpen).toHaveBeenCalledTimes(times);
  },
);
