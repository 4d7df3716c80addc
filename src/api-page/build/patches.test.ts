import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {PATCHES} from './patches';

const PACKAGES = path.resolve(__dirname, '../../../node_modules');
const modules = [
  'redoc/bundles/redoc.browser.lib.js',
  'redoc/bundles/redoc.lib.js',
  'docusaurus-theme-redoc/dist-jsx/utils/useSpec.js',
  'docusaurus-theme-redoc/dist-jsx/theme/Redoc/styles.css',
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
