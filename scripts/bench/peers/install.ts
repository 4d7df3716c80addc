/* Packages and sites in the system's temporary folder, so that a second run starts at once. */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from '../../run';
import type {Generator} from './generators';
import type {SourcePage} from './pages';

/** Astro needs at least this; an older Node gets a newer one as a package. */
const NODE = {major: 22, version: '22.23.3'};
const TMP = path.join(tmpdir(), 'stability-docs-peers');

/** Packages to install. */
export type Packages = Pick<Generator, 'packages' | 'overrides'>;

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

async function run(command: readonly string[], cwd: string): Promise<void> {
  const env = {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', CI: 'true'};
  const {ok, output} = await runCommand(command, cwd, env);
  if (!ok) throw new Error(`${command.join(' ')} in ${cwd} failed:\n${output.slice(-4000)}`);
}

/**
 * Installs packages, unless an earlier run did.
 * @param name start of the folder's name
 * @returns the folder that contains their node_modules
 * @throws Error with npm's output when it fails
 */
export async function install(name: string, {packages, overrides}: Packages): Promise<string> {
  const manifest = {private: true, dependencies: packages, overrides};
  const folder = path.join(TMP, `${name.toLowerCase()}-${hash(manifest)}`);
  const done = path.join(folder, '.installed');
  if (existsSync(done)) return folder;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await run(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  writeFileSync(done, '');
  return folder;
}

async function nodeForPeers(): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) >= NODE.major) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = await install(name, {packages: {[name]: NODE.version}});
  return path.join(folder, 'node_modules', name, 'bin/node');
}

/**
 * Installs a generator and writes its settings and the pages, unless an earlier run built the same ones.
 * @param icon file of the favicon
 * @returns the site's folder, that of the built site, whether an earlier run built it, and what remembers that it is built
 * @throws Error with the output of npm when it fails
 */
export async function prepareSite(generator: Generator, pages: readonly SourcePage[], icon: string) {
  const folder = await install(generator.name, generator);
  const files = generator.files(pages);
  const built = path.join(folder, generator.output);
  const stampFile = path.join(folder, '.built');
  const stamp = hash([files, generator.command]);
  const markBuilt = () => writeFileSync(stampFile, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return {folder, built, isBuilt: true, markBuilt};
  const listFile = path.join(folder, '.written');
  const former = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : [];
  for (const place of [stampFile, built, ...former.map((file) => path.join(folder, file))])
    rmSync(place, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  writeFileSync(listFile, Object.keys(files).join('\n'));
  cpSync(icon, path.join(folder, generator.assets, 'favicon.svg'));
  return {folder, built, isBuilt: false, markBuilt};
}

/**
 * Builds the pages with a generator, unless an earlier run built the same ones.
 * @param icon file of the favicon
 * @returns folder of the built site
 * @throws Error with the output of npm or of the generator when one fails
 */
export async function buildSite(
  generator: Generator,
  pages: readonly SourcePage[],
  icon: string,
): Promise<string> {
  const {folder, built, isBuilt, markBuilt} = await prepareSite(generator, pages, icon);
  if (!isBuilt) {
    await run([await nodeForPeers(), ...generator.command], folder);
    markBuilt();
  }
  return built;
}
