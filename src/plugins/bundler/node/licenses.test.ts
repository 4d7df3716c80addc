import {expect, test} from 'vitest';
import {licenseList} from './licenses';

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
