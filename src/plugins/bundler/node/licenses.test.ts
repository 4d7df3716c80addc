import path from 'node:path';
import {expect, test} from 'vitest';
import {licenseList, packagesOf} from './licenses';

const inPackage = (file: string) => path.resolve('node_modules', file);

test('reads each package once, whatever its files, and nothing outside of packages', () => {
  const files = ['react/index.js', 'react/cjs/react.production.js', '@mdx-js/react/lib/index.js'];
  const found = packagesOf([...files.map(inPackage), path.resolve('src/data/chain.ts'), '']);
  expect(found.map(({name, license}) => `${name} ${license}`)).toEqual(['react MIT', '@mdx-js/react MIT']);
  expect(found[0]?.text).toMatch(/^MIT License\s+Copyright/);
});

test('lists what it gets by name, with a link where a package has no text', () => {
  const list = licenseList(
    [
      {name: 'b', version: '2.0.0', license: 'MIT', text: ''},
      {name: 'a', license: 'OFL-1.1', text: 'Its terms.\r\n'},
    ],
    ['MIT', 'OFL-1.1'],
  );
  expect(list.split('\n').slice(2)).toEqual([
    'a (OFL-1.1)',
    '-----------',
    'Its terms.',
    '',
    '',
    'b 2.0.0 (MIT)',
    '-------------',
    'The package has no text of its license: https://spdx.org/licenses/MIT',
    '',
  ]);
});

test('a license that is not allowed stops the build, which names it and says what to do', () => {
  const copyleft = {name: 'c', version: '1.0.0', license: 'GPL-3.0-only', text: ''};
  expect(() => licenseList([copyleft], ['MIT'])).toThrow(/c \(GPL-3\.0-only\) .*"licenses" of the plugin/);
});
