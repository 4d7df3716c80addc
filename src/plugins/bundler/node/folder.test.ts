import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../../tests/temporary-folder';
import {checkPath, takeFolder} from './folder';

test.each(['/work/a#b/site', 'C:\\new!\\site', '/work/why?'])('%s cannot be built in', (folder) => {
  expect(() => checkPath(folder)).toThrow(/Rename that folder, or move the site/);
});

test('any other path can', () => {
  expect(() => checkPath('/home/Jörg & Co (new)/site-1.0')).not.toThrow();
});

test('a folder in which another build runs is not taken; one whose build has ended is', () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'build.pid');
  writeFileSync(file, String(process.ppid));
  expect(() => takeFolder(folder)).toThrow(`process ${process.ppid}`);
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
  takeFolder(folder);
  takeFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});
