import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {PATCHES} from './patches';

const PACKAGES = path.resolve(__dirname, '../../../../node_modules');
const THEME = 'docusaurus-theme-redoc/dist-jsx';
const styles = readdirSync(path.join(PACKAGES, THEME, 'theme'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.css'))
  .map((name) => `${THEME}/theme/${name}`);
const modules = [
  'redoc/bundles/redoc.browser.lib.js',
  'redoc/bundles/redoc.lib.js',
  `${THEME}/utils/useSpec.js`,
  ...styles,
].map((name) => ({name, text: readFileSync(path.join(PACKAGES, name), 'utf8')}));

test.each(PATCHES.map((patch) => [String(patch.test), patch] as const))(
  '%s matches exactly once in the installed packages',
  (_name, patch) => {
    const matching = modules.filter(({name}) => patch.test.test(name));
    expect(matching.length).toBeGreaterThan(0);
    for (const {text} of matching)
      for (const [from] of patch.changes) expect(text.split(from)).toHaveLength(2);
  },
);

test('of the stylesheets of the theme, which have rules for a fixed palette, nothing is left', () => {
  const sheets = modules.filter(({name}) => styles.includes(name));
  expect(sheets.some(({text}) => text.includes("[data-theme='dark'] .redocusaurus"))).toBe(true);
  const left = sheets.map(({name, text}) =>
    PATCHES.filter((patch) => patch.test.test(name))
      .flatMap(({changes}) => changes)
      .reduce((css, [from, to]) => css.replace(from, to), text),
  );
  expect(left.join('')).toBe('');
});
