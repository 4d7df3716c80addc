import type {ReactNode} from 'react';
import {Parser} from 'htmlparser2';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {BenchmarkChart} from '@site/src/components/benchmarks/BenchmarkChart';
import {ZeroFeeOverview} from '@site/src/components/diagrams/ZeroFeeOverview';
import {AtmSplit} from './AtmSplit';
import {Consensus} from './Consensus';
import {EndpointKinds} from './EndpointKinds';
import {TwoPools} from './TwoPools';
import {ZeroFeeFlow} from './ZeroFeeFlow';
import {ZktFlow} from './ZktFlow';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  AtmSplit,
  BenchmarkChart,
  Consensus,
  EndpointKinds,
  TwoPools,
  ZeroFeeFlow,
  ZktFlow,
};

/** Renders two copies, because a page may have two diagrams. */
function render(Drawing: () => ReactNode): string {
  return renderToStaticMarkup(
    <>
      <Drawing />
      <Drawing />
    </>,
  );
}

function elements(html: string): readonly Element[] {
  const found: Element[] = [];
  const parser = new Parser({onopentag: (name, attributes) => void found.push({name, attributes})});
  parser.write(html);
  parser.end();
  return found;
}

describe.each(Object.entries({...DRAWINGS, ZeroFeeOverview}))('%s', (_, Drawing) => {
  const html = render(Drawing);
  const all = elements(html);

  it('names and describes each layout, with unique ids', () => {
    const ids = all.flatMap(({attributes}) => attributes.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const drawings = all.filter(({name}) => name === 'svg');
    expect(drawings).toHaveLength(4);
    for (const {attributes} of drawings) {
      expect(attributes.role).toBe('img');
      expect(ids).toContain(attributes['aria-labelledby']);
      expect(ids).toContain(attributes['aria-describedby']);
    }
  });

  it('has no style attribute, no color and no invalid number', () => {
    expect(all.filter(({attributes}) => 'style' in attributes || 'fill' in attributes)).toEqual([]);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it.each(Object.entries(DRAWINGS))('%s has the same content in words, and a caption', (_, Drawing) => {
  const html = render(Drawing);
  expect(html).toContain('<figcaption');
  expect(html).toMatch(/<summary>[^<]+, in words<\/summary><ol>(?:<li>[^<]{20,}<\/li>){3,}<\/ol>/);
});

it.each(Object.entries({...DRAWINGS, ZeroFeeOverview}))(
  '%s keeps every box, and the anchor point of every line of text, inside its view box',
  (_, Drawing) => {
    let [left, top, right, bottom] = [0, 0, 0, 0];
    let seen = 0;
    for (const {name, attributes} of elements(render(Drawing))) {
      if (name === 'svg') {
        const box = attributes.viewbox ?? attributes.viewBox ?? '';
        const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
        [left, top, right, bottom] = [x, y, x + width, y + height];
      }
      if (name !== 'rect' && name !== 'tspan' && !(name === 'text' && 'x' in attributes)) continue;
      const {x, y, width = '0', height = '0'} = attributes;
      seen += 1;
      expect(Number(x)).toBeGreaterThanOrEqual(left);
      expect(Number(y)).toBeGreaterThanOrEqual(top);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(right);
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(bottom);
    }
    expect(seen).toBeGreaterThan(4);
  },
);
