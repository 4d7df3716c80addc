import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const {packages} = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** An npm setting in this repository, independent of the user's own configuration. */
function npmSetting(name: string): string {
  const none = (kind: string) => `--${kind}config=${path.join(ROOT, `.tmp/no-${kind}-npmrc`)}`;
  const args = ['config', 'get', name, none('user'), none('global')];
  const env = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key));
  return execFileSync('npm', args, {cwd: ROOT, encoding: 'utf8', env: Object.fromEntries(env)}).trim();
}

test('the lockfile lists every optional platform package, otherwise "npm ci" rejects it', () => {
  const wanted = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).map((name) => ({place, name})),
  );
  expect(wanted.length).toBeGreaterThan(0);
  const missing = wanted.filter(
    ({place, name}) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
  );
  expect(missing).toEqual([]);
});

test('the lockfile contains no registry host', () => {
  const places = Object.entries(packages);
  expect(places.length).toBeGreaterThan(1000);
  const named = places.filter(([, {resolved}]) => resolved !== undefined).map(([place]) => place);
  const remedy =
    'has an address in package-lock.json, written without the .npmrc of this repository. Run "npm install" in its root.';
  expect(named.map((place) => `${place} ${remedy}`)).toEqual([]);
});

test('the npm settings of this repository omit registry hosts and pin exact versions', () => {
  expect(npmSetting('omit-lockfile-registry-resolved')).toBe('true');
  expect(npmSetting('save-exact')).toBe('true');
});
