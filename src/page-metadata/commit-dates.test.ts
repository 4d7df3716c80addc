import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import {expect, onTestFinished, test} from 'vitest';
import {commitDates} from './commit-dates';

const vcs = getVcsPreset('git-ad-hoc');

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'dates-')));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

function git(cwd: string, ...args: readonly string[]): void {
  const at = '2026-03-04T05:06:07Z';
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const env = {...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at, GIT_CONFIG_GLOBAL: '/dev/null'};
  execFileSync('git', [...person, ...args], {cwd, env, stdio: 'pipe'});
}

function repository(): string {
  const folder = newFolder();
  git(folder, 'init', '-q');
  writeFileSync(path.join(folder, 'a.mdx'), 'a');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'Add a page');
  return folder;
}

test('a file has the date of its last commit', async () => {
  const folder = repository();
  const file = path.join(folder, 'a.mdx');
  expect(await commitDates(folder, [file], vcs)).toEqual(new Map([[file, '2026-03-04T05:06:07.000Z']]));
});

test('a file that is in no commit has no date', async () => {
  const untracked = {getFileLastUpdateInfo: () => Promise.resolve(null)};
  expect(await commitDates(repository(), ['/new.mdx'], untracked)).toEqual(new Map());
});

test('no file has a date in a clone without its history', async () => {
  const clone = path.join(newFolder(), 'clone');
  git(tmpdir(), 'clone', '-q', '--depth', '1', `file://${repository()}`, clone);
  expect(await commitDates(clone, [path.join(clone, 'a.mdx')], vcs)).toEqual(new Map());
});

test('no file has a date outside of a repository', async () => {
  const folder = newFolder();
  expect(await commitDates(folder, [path.join(folder, 'a.mdx')], vcs)).toEqual(new Map());
});
