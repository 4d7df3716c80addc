/*
 * Records the input files and the settings of a built site, so that tests and scripts that read the site can detect that it is
 * out of date. The stamp is stored with the generated files, and written when the build has succeeded.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inputFiles} from './files-below';

const FILE = 'build-stamp.json';
/** Files and folders that a built site depends on, relative to the root. */
export const SITE_INPUTS: readonly string[] = [
  'docs',
  'src',
  'static',
  'examples',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'babel.config.js',
];

interface Stamp {
  /** Output folder of the build. */
  readonly outDir: string;
  /** Hashes of the inputs: of files by path relative to the root, of settings by `setting baseUrl`. */
  readonly inputs: Readonly<Record<string, string>>;
}

function inputsOf(siteDir: string, settings: object): Readonly<Record<string, string>> {
  const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');
  return Object.fromEntries([
    ...inputFiles(siteDir, SITE_INPUTS).map((file) => [file, hashOf(readFileSync(path.join(siteDir, file)))]),
    ...Object.entries(settings).map(([name, value]) => [`setting ${name}`, hashOf(JSON.stringify([value]))]),
  ]) as Record<string, string>;
}

/**
 * Lists files and settings that changed since the site was built.
 * @param siteDir root of the site
 * @param settings those of now, by name
 * @returns paths of files, and settings as `setting baseUrl`; undefined if the last build did not write to `build`
 */
export function changedSince(siteDir: string, settings: object): readonly string[] | undefined {
  const file = path.join(siteDir, '.docusaurus', FILE);
  const outDir = path.resolve(siteDir, 'build');
  if (!existsSync(file) || !existsSync(outDir)) return undefined;
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  if (stamp.outDir !== outDir) return undefined;
  const now = inputsOf(siteDir, settings);
  const names = new Set([...Object.keys(now), ...Object.keys(stamp.inputs)]);
  return Array.from(names).filter((name) => now[name] !== stamp.inputs[name]);
}

/**
 * Checks that the site in `build` is built from the files and with the settings of now.
 * @param siteDir root of the site
 * @param settings those of now, by name
 * @throws Error that says what changed since the build, and what to do
 */
export function requireCurrentBuild(siteDir: string, settings: object): void {
  const changed = changedSince(siteDir, settings);
  if (changed?.length === 0) return;
  const more = changed && changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  const what = changed ? `changed since the build: ${changed.slice(0, 5).join(', ')}${more}` : 'not built';
  throw new Error(`The site is ${changed ? 'out of date' : 'missing'} (${what}). Run "npm run build" first.`);
}

/**
 * Creates the Docusaurus plugin; see the top of the file.
 * @param settings what shapes the build besides the files, by name
 */
export function buildStamp({siteDir, generatedFilesDir, outDir}: LoadContext, settings: object): Plugin {
  // Read before the build: a file that changes during the build may or may not be in it.
  const inputs = inputsOf(siteDir, settings);
  const file = path.join(generatedFilesDir, FILE);
  return {
    name: 'build-stamp',
    configureWebpack({mode}) {
      // The build now replaces the site. If it fails from here on, no stamp may remain.
      if (mode === 'production') rmSync(file, {force: true});
      return {};
    },
    postBuild() {
      const stamp: Stamp = {outDir: path.resolve(outDir), inputs};
      // Other plugins, and the check of links, may still stop the build.
      process.once('exit', (code) => {
        if (code === 0) writeFileSync(file, `${JSON.stringify(stamp, null, 1)}\n`);
      });
      return Promise.resolve();
    },
  };
}
