/*
 * Remembers of which files a built site was made, so that tests which read it can tell that it is out of date. The stamp
 * lies among the generated files; it is written when everything else is.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FILE = 'build-stamp.json';
/** Files and folders, from the root, that a built site depends on. */
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
const NO_INPUT = /\.test\.tsx?$|(?:^|[\\/])node_modules(?:[\\/]|$)/;

interface Stamp {
  /** Folder that the site was built into. */
  readonly outDir: string;
  /** Hashes of the inputs, by path from the root. */
  readonly inputs: Readonly<Record<string, string>>;
}

function inputsOf(siteDir: string): Readonly<Record<string, string>> {
  const files = SITE_INPUTS.flatMap((input) => {
    const place = path.join(siteDir, input);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return [input];
    return readdirSync(place, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));
  }).filter((file) => !NO_INPUT.test(file));
  return Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(siteDir, file)));
      return [file, hash.digest('base64url')];
    }),
  );
}

/**
 * Files that are not as they were when the site was built.
 * @param siteDir root of the site
 * @param generated folder of generated files
 * @param outDir folder of the built site
 * @returns their paths; undefined when that folder was never built, or another one since
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

/** Makes the Docusaurus plugin; see the top of the file. */
export function buildStamp({siteDir, generatedFilesDir, outDir}: LoadContext): Plugin {
  // What is changed while the site is built may or may not be in it.
  const inputs = inputsOf(siteDir);
  return {
    name: 'build-stamp',
    postBuild() {
      const stamp: Stamp = {outDir: path.resolve(outDir), inputs};
      writeFileSync(path.join(generatedFilesDir, FILE), `${JSON.stringify(stamp, null, 1)}\n`);
      return Promise.resolve();
    },
  };
}
