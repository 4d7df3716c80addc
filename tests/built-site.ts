/* Setup for tests that read the built site. It fails if the site is missing or out of date. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles} from '../src/plugins/bundler/node/cache';

const ROOT = path.join(__dirname, '..');
/** Folder of the built site. */
export const BUILD = path.join(ROOT, 'build');
/** What the site is built from: files and folders, relative to the root. */
export const SOURCES = [
  'docs',
  'src',
  'static',
  'examples',
  'openapi',
  'scripts/lint',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'babel.config.js',
];

/**
 * Checks that no source is newer than the built site. `npm test` builds first.
 * @throws Error that names the newest source, and says what to do
 */
export default function requireBuild(): void {
  const times = sourceFiles(SOURCES.map((name) => path.join(ROOT, name)))
    .filter((file) => !file.includes('node_modules'))
    .map((file) => ({file: path.relative(ROOT, file), time: statSync(file).mtimeMs}));
  const newest = times.reduce((a, b) => (b.time > a.time ? b : a));
  const built = path.join(BUILD, 'index.html');
  if (existsSync(built) && statSync(built).mtimeMs >= newest.time) return;
  throw new Error(
    existsSync(built)
      ? `build/ is older than ${newest.file}. Run "npm run build" first.`
      : 'build/ is missing. Run "npm run build" first.',
  );
}
