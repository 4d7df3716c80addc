/*
 * Records the input files of a built site, so that tests that read the site can detect that it is out of date. The stamp
 * is stored with the generated files, and written when the build has succeeded.
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
  /** Hashes of the inputs, by path relative to the root. */
  readonly inputs: Readonly<Record<string, string>>;
}

function inputsOf(siteDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    inputFiles(siteDir, SITE_INPUTS).map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(siteDir, file)));
      return [file, hash.digest('base64url')];
    }),
  );
}

/**
 * Lists files that changed since the site was built.
 * @param siteDir root of the site
 * @param generated folder of generated files
 * @param outDir folder of the built site
 * @returns their paths; undefined if the last build did not write to `outDir`
 */
export function changedSince(
  siteDir: string,
  generated: string,
  outDir: string,
): readonly string[] | undefined {
  const file = path.join(generated, FILE);
  if (!existsSync(file) || !existsSync(outDir)) return undefined;
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  if (stamp.outDir !== path.resolve(outDir)) return undefined;
  const now = inputsOf(siteDir);
  const names = new Set([...Object.keys(now), ...Object.keys(stamp.inputs)]);
  return Array.from(names).filter((name) => now[name] !== stamp.inputs[name]);
}

/** Creates the Docusaurus plugin; see the top of the file. */
export function buildStamp({siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  // Read before the build: a file that changes during the build may or may not be in it.
  const inputs = inputsOf(siteDir);
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
