import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Arrow, Text} from './shapes';

describe('Arrow', () => {
  it.each([
    ['right', [0, 0, 20, 0], 'translate(20 0) rotate(0)'],
    ['down, after a bend', [0, 0, 20, 0, 20, 30], 'translate(20 30) rotate(90)'],
    ['left', [20, 5, 0, 5], 'translate(0 5) rotate(180)'],
    ['up', [5, 20, 5, 0], 'translate(5 0) rotate(-90)'],
  ])('has its head at the last point, in the direction of the last segment: %s', (_, points, head) => {
    expect(renderToStaticMarkup(<Arrow points={points} />)).toContain(`transform="${head}"`);
  });
});

describe('Text', () => {
  it('centers lines on a height', () => {
    const html = renderToStaticMarkup(<Text x={0} y={50} lines={['one', 'two']} />);
    const heights = [...html.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(heights).toEqual([41, 59].map((middle) => middle + 5.04));
  });
});
