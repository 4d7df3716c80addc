import {expect, test} from 'vitest';
import {withoutUnused} from './unused-rules';

const squash = (css = ''): string => css.replace(/\s+/g, '');

test.each([
  [
    'a rule of the framework whose class no script names',
    '@layer a{.used{top:0}.unused{top:0}}',
    '@layer a{.used{top:0}}',
  ],
  [
    'a property that nothing reads, and one that only this one reads',
    '@layer a{.used{--x:var(--y);--y:1;--z:2;top:var(--z)}}',
    '@layer a{.used{--z:2;top:var(--z)}}',
  ],
  [
    'a value of the framework that the site replaces on the same element',
    "@layer a{:root{--x:1;top:0}html[data-theme='dark']{--x:2;top:1px}.used{--x:3;top:var(--x)}} :root{--x:4}",
    "@layer a{:root{top:0}html[data-theme='dark']{top:1px}.used{--x:3;top:var(--x)}} :root{--x:4}",
  ],
  ['no rule of the site', '.unused{--x:1} :focus-visible{top:0}', '.unused{--x:1} :focus-visible{top:0}'],
  [
    'no property that a script reads',
    '@layer a{:root{--read-by-script:1}}',
    '@layer a{:root{--read-by-script:1}}',
  ],
  ['no property that another stylesheet reads', '@layer a{:root{--other:1}}', '@layer a{:root{--other:1}}'],
])('removes %s', async (_, css, expected) => {
  const other = '.other{left:var(--other)}';
  const scripts = ['e("html").dataset.theme = "dark"; e("used")', 'style: "var(--read-by-script)"'];
  const [found, unchanged] = await withoutUnused([css, other], scripts);
  expect(squash(found)).toBe(squash(expected));
  expect(unchanged).toBe(other);
});
