/* What a writer would miss in a guide, a workflow or the lockfile. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('README.md lists each environment variable of the settings, and deploy/Dockerfile takes those that are no secret', () => {
  const settings = Array.from(new Set(matches(read('src/config/env.ts'), /'([A-Z]+_[A-Z_]+)'/g)));
  expect(settings.length).toBeGreaterThan(5);
  expect(settings.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([]);
  const taken = matches(read('deploy/Dockerfile'), /^ARG (.+)$/gm).flatMap((names) => names.split(' '));
  expect([...taken, 'ALGOLIA_ADMIN_KEY', 'BASE_URL'].sort()).toEqual(settings.sort());
});

test.each(readdirSync(path.join(ROOT, '.github/workflows')))('%s pins every action by its commit', (name) => {
  const used = matches(read(`.github/workflows/${name}`), /uses: (.+)/g);
  const foreign = used.filter((action) => !action.startsWith('./'));
  expect(foreign.length).toBeGreaterThan(0);
  for (const action of foreign) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('packages are locked with a checksum, without the address of a registry, and for every platform', () => {
  const {packages} = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<
      Record<
        string,
        {
          readonly resolved?: string;
          readonly integrity?: string;
          readonly optionalDependencies?: Readonly<Record<string, string>>;
        }
      >
    >;
  };
  const places = Object.entries(packages).filter(([place]) => place !== '');
  expect(places.length).toBeGreaterThan(1000);
  const unchecked = places.filter(
    ([, {resolved, integrity}]) => resolved !== undefined || !integrity?.startsWith('sha512-'),
  );
  expect(unchecked.map(([place]) => place)).toEqual([]);
  const missing = places.flatMap(([place, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    ),
  );
  expect(missing, 'otherwise "npm ci" fails on other platforms').toEqual([]);
});
