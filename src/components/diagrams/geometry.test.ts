import {describe, expect, it} from 'vitest';
import {baselines, headPath, linePath} from './geometry';

describe('linePath', () => {
  it('joins points and rounds to hundredths', () => {
    expect(
      linePath([
        [0, 0],
        [10, 1 / 3],
      ]),
    ).toBe('M0 0L10 0.33');
  });

  it('throws for a single point', () => {
    expect(() => linePath([[1, 1]])).toThrow(RangeError);
  });
});

describe('headPath', () => {
  it('opens backward from the tip of a line to the right', () => {
    expect(
      headPath([
        [0, 0],
        [20, 0],
      ]),
    ).toBe('M12 4.5L20 0L12 -4.5');
  });

  it('follows the last segment only', () => {
    expect(
      headPath([
        [0, 0],
        [20, 0],
        [20, 30],
      ]),
    ).toBe('M15.5 22L20 30L24.5 22');
  });

  it('throws for an arrow without a direction', () => {
    expect(() =>
      headPath([
        [5, 5],
        [5, 5],
      ]),
    ).toThrow('direction');
  });
});

describe('baselines', () => {
  it('centers lines on a height', () => {
    const [first, second] = baselines(50, 2, 20);
    expect(second).toBe((first ?? 0) + 20);
    expect(((first ?? 0) + (second ?? 0)) / 2).toBeCloseTo(50 + 20 * 0.28);
  });
});
