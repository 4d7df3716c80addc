import {expect, test} from 'vitest';
import {nextZoom, stepOfKey, ZOOMS} from './zoom';

test('steps through the sizes and stops at both ends', () => {
  const up = ZOOMS.map((zoom) => nextZoom(zoom, 1));
  expect(up).toEqual([...ZOOMS.slice(1), ZOOMS.at(-1)]);
  const down = ZOOMS.map((zoom) => nextZoom(zoom, -1));
  expect(down).toEqual([ZOOMS[0], ...ZOOMS.slice(0, -1)]);
});

test("plus and minus change the size, except with a modifier, which is the browser's own zoom", () => {
  const press = (key: string, ctrlKey = false) => stepOfKey({key, ctrlKey, metaKey: false, altKey: false});
  expect(['+', '=', '-', 'Tab'].map((key) => press(key))).toEqual([1, 1, -1, undefined]);
  expect(press('+', true)).toBeUndefined();
});
