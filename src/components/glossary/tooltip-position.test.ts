import {expect, test} from 'vitest';
import {tooltipPosition} from './tooltip-position';

const view = {width: 320, height: 256};
const tooltip = {width: 200, height: 60};
const term = (left: number, top: number) => ({left, top, width: 50, height: 20});

test.each([
  ['right above its term', term(40, 180), {left: 40, top: 120}],
  ['not beyond the right edge', term(260, 180), {left: 104, top: 120}],
  ['not beyond the left edge', term(4, 180), {left: 16, top: 120}],
  ['below its term at the upper edge', term(40, 100), {left: 40, top: 120}],
])('a tooltip is %s', (_where, box, expected) => {
  expect(tooltipPosition(box, tooltip, view)).toEqual(expected);
});

test('a tooltip that fits neither below nor above its term is below it', () => {
  expect(tooltipPosition(term(40, 100), {width: 200, height: 200}, view)).toEqual({left: 40, top: 120});
});

test('a tooltip as wide as the window starts at its left margin', () => {
  expect(tooltipPosition(term(40, 100), {width: 310, height: 60}, view).left).toBe(16);
});
