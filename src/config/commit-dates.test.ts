import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {hasCommitDates} from './commit-dates';

test('dates are those of a repository with its whole history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', args, {cwd: folder, stdio: 'pipe'});
  expect(hasCommitDates(folder)).toBe(false);
  git('init', '-q');
  expect(hasCommitDates(folder)).toBe(true);
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  git(...person, 'commit', '-q', '--allow-empty', '-m', 'Start');
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'clone');
  expect(hasCommitDates(path.join(folder, 'clone'))).toBe(false);
});
