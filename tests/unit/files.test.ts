import {expect, test} from 'vitest';
import {matchingFiles} from '../files';

test('files are listed by name, relative to the root of the repository', () => {
  expect(matchingFiles('tests', /^files(?:\.test)?\.ts$/)).toEqual([
    'tests/files.ts',
    'tests/unit/files.test.ts',
  ]);
});

test('a folder that does not exist is an error, so that no check passes without files', () => {
  expect(() => matchingFiles('src/no-such-folder', /./)).toThrow('ENOENT');
});
