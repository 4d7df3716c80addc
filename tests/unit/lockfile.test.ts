import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('the lockfile names every optional platform package, without which "npm ci" refuses it', () => {
  const text = readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8');
  const {packages} = JSON.parse(text) as {packages: Readonly<Record<string, LockedPackage>>};
  const wanted = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).map((name) => ({place, name})),
  );
  expect(wanted.length).toBeGreaterThan(0);
  const missing = wanted.filter(
    ({place, name}) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry host', () => {
  const text = readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8');
  expect(text).toContain('"lockfileVersion"');
  expect(text).not.toMatch(/"resolved"/);
});
