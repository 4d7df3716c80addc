import {readdirSync} from 'node:fs';
import path from 'node:path';

/** What the manifest says about a file, or about files that are alike. */
export interface SampleEntry {
  /**
   * How the tests execute it: a `program` by itself, a `module` by what imports it, what is `replayed` as a step of a page, in a
   * web `page`, a `service` until it is stopped, a `contract` by compiling it. `data` are bodies, settings and outputs.
   */
  readonly kind: 'program' | 'module' | 'replayed' | 'page' | 'service' | 'contract' | 'data' | 'not run';
  /** Why it is not run. */
  readonly reason?: string;
  /** What pages offer besides copying: to download it as a project, or to run it in the browser too. */
  readonly offers?: 'project' | 'run';
  /** Networks that it calls, or that the reader can choose from. */
  readonly networks?: readonly string[];
  /** What selects the network: its first argument. By default the sample itself. */
  readonly networkBy?: 'argument';
  /** Whether it reads an API key from its environment, which only writes need. */
  readonly needsKey?: boolean;
  /** Whether it reads a private key from its environment. */
  readonly needsAccount?: boolean;
  /** Kinds of its arguments after the network, if it takes any argument. */
  readonly args?: readonly string[];
  /** Files that it reads, in the folder `files`. */
  readonly reads?: readonly string[];
  /** Whether the contract has to be compiled first. */
  readonly compiles?: boolean;
  /** The programs of its project by the npm scripts that start them, in the order of use: files of its folder, without extension. */
  readonly programs?: Readonly<Record<string, string>>;
}

/** The entries of a manifest by file name, which is relative to the folder of the samples. */
export type SampleEntries = ReadonlyMap<string, SampleEntry>;

/** The files that a row names: `*` stands for any part of a name, `{a,b}` for one of the texts. */
function patternOf(row: string): RegExp {
  const source = row
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, texts: string) => `(?:${texts.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}

/**
 * Finds the files of each row of a manifest.
 * @param siteDir root of the site
 * @throws Error when a row has no file, or a file has two rows
 */
export function readManifest(
  siteDir: string,
  {
    folder,
    manifest,
  }: {readonly folder: string; readonly manifest: () => Readonly<Record<string, SampleEntry>>},
): SampleEntries {
  const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
  const entries = new Map<string, SampleEntry>();
  for (const [row, entry] of Object.entries(manifest())) {
    const named = files.filter((file) => patternOf(row).test(file));
    const place = `The row "${row}" of the manifest of ${folder}/`;
    if (named.length === 0) throw new Error(`${place} has no file. Correct the name, or remove the row.`);
    for (const file of named) {
      if (entries.has(file)) throw new Error(`${place} has ${file}, which another row has too. Change one.`);
      entries.set(file, entry);
    }
  }
  return entries;
}

/** The samples that pages offer to run or to download: their ids, which are file names without extension, and their entries. */
export function offered(
  entries: SampleEntries,
  offers: readonly SampleEntry['offers'][] = ['run', 'project'],
): readonly (readonly [id: string, entry: SampleEntry])[] {
  return Array.from(entries, ([file, entry]) => [file.replace(/\.\w+$/, ''), entry] as const).filter(
    ([, entry]) => entry.offers && offers.includes(entry.offers),
  );
}
