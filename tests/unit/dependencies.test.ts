import {builtinModules} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {findPrograms} from '../../src/plugins/samples/node/programs';
import {matchingFiles} from '../files';

const ROOT = path.join(__dirname, '../..');
/** What Docusaurus, src/plugins/api-page and esbuild make, and packages that come with the preset. */
const PROVIDED = /^@(?:site|theme|theme-original|generated|docusaurus)\/|^@redoc-|^react-router-dom$|^</;

const {dependencies} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

test('every package that the build or a page imports is in `dependencies`', async () => {
  const modules = matchingFiles('src', /(?<!\.test|\.d)\.tsx?$/);
  const samples = findPrograms(ROOT).runnable.map(({id}) => `examples/${id}.ts`);
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['docusaurus.config.ts', ...modules, ...samples],
    bundle: true,
    format: 'esm',
    packages: 'external',
    loader: {'.css': 'empty', '.module.css': 'empty'},
    outdir: '.tmp/dependencies',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const imported = Object.values(metafile.inputs).flatMap(({imports}) =>
    imports.filter(({external}) => external).map((one) => one.path),
  );
  const packages = new Set(
    imported
      .filter((name) => !PROVIDED.test(name) && !/^node:|^data:/.test(name) && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  );
  expect(packages.size).toBeGreaterThan(20);
  expect(Array.from(packages).filter((name) => !(name in dependencies))).toEqual([]);
});
