// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {opensHere} from './landing';

it.each([
  [{}, true],
  [{ctrlKey: true}, false],
  [{metaKey: true}, false],
  [{shiftKey: true}, false],
  [{altKey: true}, false],
  [{button: 1}, false],
] as const)('a click with %j opens a link here: %s', (init, here) => {
  expect(opensHere(new MouseEvent('click', init))).toBe(here);
});
