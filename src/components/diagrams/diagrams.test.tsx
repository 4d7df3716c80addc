import type {ReactNode} from 'react';
import {Parser} from 'htmlparser2';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {BenchmarkChart} from '@site/src/components/benchmarks/BenchmarkChart';
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

describe.each(Object.entries(DRAWINGS))('%s', (_, Drawing) => {
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

  it('has the same content in words, and a caption', () => {
    expect(html).toContain('<figcaption');
    expect(html).toMatch(/<summary>[^<]+, in words<\/summary><ol>(?:<li>[^<]{20,}<\/li>){3,}<\/ol>/);
  });

  it('has no style attribute, no color and no invalid number', () => {
    expect(all.filter(({attributes}) => 'style' in attributes || 'fill' in attributes)).toEqual([]);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('keeps every box and every line of text inside its view box', () => {
    let [width, height] = [0, 0];
    for (const {name, attributes} of all) {
      if (name === 'svg')
        [width, height] = (attributes.viewbox ?? attributes.viewBox ?? '')
          .split(' ')
          .map(Number)
          .slice(2) as [number, number];
      if (name === 'rect') {
        expect(Number(attributes.x) + Number(attributes.width)).toBeLessThanOrEqual(width);
        expect(Number(attributes.y) + Number(attributes.height)).toBeLessThanOrEqual(height);
      }
      if (name === 'tspan') {
        expect(Number(attributes.x)).toBeLessThanOrEqual(width);
        expect(Number(attributes.y)).toBeLessThanOrEqual(height);
      }
    }
  });
});
