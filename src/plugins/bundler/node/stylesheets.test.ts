import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {inlineConstants, type OutsideUse} from './constant-variables';
import {propertiesIn} from './stylesheets';
import {dropUnusedRules} from './unused-rules';

const never: OutsideUse['reads'] = () => false;

/** Without the spaces and final semicolons that no browser needs. */
function plain(css: string): string {
  return css
    .replace(/\s*([{}:;/])\s*|(?<=[{}])\s+/g, '$1')
    .replaceAll(';}', '}')
    .replace(/\s+/g, ' ')
    .trim();
}

function inlined(css: string, outside: OutsideUse = {reads: never, sets: never}): string {
  const root = postcss.parse(css);
  inlineConstants([root], outside);
  return plain(root.toString());
}

describe('a custom property with one value', () => {
  test('is replaced by it, also through others, and its declaration goes', () => {
    expect(inlined(':root { --a: var(--b); --b: 6px; } p { margin: var(--a)/var(--b) }')).toBe(
      'p{margin:6px/6px}',
    );
  });

  test('does not grow together with what is beside it', () => {
    expect(inlined(':root { --a: 1.6; --b: Arial } p { font: 9px/var(--a)var(--b) }')).toBe(
      'p{font:9px/1.6 Arial}',
    );
  });

  test('may depend on one that differs by color mode', () => {
    const modes = ':root { --b: red } [data-theme="light"] { --b: blue }';
    expect(inlined(`${modes} :root { --a: var(--b) } p { color: var(--a) }`)).toBe(
      plain(`${modes} p { color: var(--b) }`),
    );
  });

  test.each([
    [
      'it differs by color mode',
      ':root { --a: 1px } [data-theme="light"] { --a: 2px } p { margin: var(--a) }',
    ],
    ['a part of a page sets it', ':root { --a: 1px } .x { --a: 2px } p { margin: var(--a) }'],
    ['a wide window sets it', '@media (width > 9px) { :root { --a: 1px } } p { margin: var(--a) }'],
    [
      'it depends on one that a part of a page sets',
      ':root { --b: 1px; --a: var(--b) } .x { --b: 2px } p { margin: var(--a) }',
    ],
    ['it inherits, which means something else elsewhere', ':root { --a: inherit } p { color: var(--a) }'],
    ['it refers to itself', ':root { --a: var(--a) } p { color: var(--a) }'],
  ])('stays when %s', (_reason, css) => {
    expect(inlined(css)).toBe(plain(css));
  });

  test('stays when a script sets it; its declaration stays when something else reads it', () => {
    const css = ':root { --a: 1px } p { margin: var(--a) }';
    expect(inlined(css, {reads: never, sets: (name) => name === '--a'})).toBe(plain(css));
    expect(inlined(css, {reads: (name) => name === '--a', sets: never})).toBe(':root{--a:1px}p{margin:1px}');
  });
});

test('a declaration in a layer goes when one outside of all layers wins over it', () => {
  const own = ':root { --a: 2px } .x { --a: 3px } p { margin: var(--a) }';
  expect(inlined(`@layer l { :root { --a: 1px } } ${own}`)).toBe(plain(`@layer l {} ${own}`));
  const wide = '@layer l { :root { --a: 1px } } @media print { :root { --a: 2px } } p { margin: var(--a) }';
  expect(inlined(wide)).toBe(plain(wide));
});

test('a rule of a package goes when no code has its name, or when it is switched off; our own stay', async () => {
  const root = postcss.parse('@layer l { .a {} .b--c > h2 {} .d {} .e {} h3 {} } .own {}');
  await dropUnusedRules(root, 'className="a b--c", styles.e, "h2"', [/^e$/]);
  expect(plain(root.toString())).toBe('@layer l{.a{}.b--c > h2{}}.own{}');
});

test('a rule stays whose attribute no code names: it may be set through dataset', async () => {
  const root = postcss.parse('@layer l { html[data-closed="true"] .a { color: red } }');
  await dropUnusedRules(root, 'className="a" html', []);
  expect(plain(root.toString())).toContain('[data-closed="true"] .a');
});

test('a script reads what it names in var(), and may set what it names elsewhere', () => {
  const {reads, sets} = propertiesIn('color: "var(--a)", style.setProperty("--b", 1), {"--c": x}');
  expect([Array.from(reads), Array.from(sets)]).toEqual([['--a'], ['--b', '--c']]);
});
