import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Something in the built site that others have made. */
export interface Licensed {
  readonly name: string;
  /** Version of a package. */
  readonly version?: string;
  /** SPDX identifier, such as `MIT`. */
  readonly license: string;
  /** Text of the license; empty if there is none. */
  readonly text: string;
}

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Reads name, version and license of the packages that files belong to.
 * @param files absolute paths; those outside of `node_modules` are left out
 * @returns each version of a package once
 */
export function packagesOf(files: Iterable<string>): readonly Licensed[] {
  const found = new Map<string, Licensed>();
  for (const folder of new Set(Array.from(files, (file) => PACKAGE.exec(file)?.[0]))) {
    if (folder === undefined) continue;
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const {
      name,
      version,
      license = 'none',
    } = JSON.parse(manifest) as Partial<Licensed> & {readonly name: string};
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(path.join(folder, file), 'utf8') : '';
    found.set(`${name}@${version}`, {name, version, license, text});
  }
  return Array.from(found.values());
}

/**
 * Writes a list of licenses, sorted by name.
 * @param allowed SPDX identifiers of the licenses that the site may distribute
 * @throws Error naming what has another license
 */
export function licenseList(all: readonly Licensed[], allowed: readonly string[]): string {
  const sorted = [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
  const others = sorted.filter(({license}) => !allowed.includes(license));
  if (others.length > 0)
    throw new Error(
      `bundler: ${others.map(({name, license}) => `${name} (${license})`).join(', ')} would be distributed with the site. ` +
        'Read the license, then add it to "licenses" of the plugin, or use another package.',
    );
  const entries = sorted.map(({name, version, license, text}) => {
    const head = [name, version, `(${license})`].filter(Boolean).join(' ');
    const body = text || `The package has no text of its license: https://spdx.org/licenses/${license}`;
    return `${head}\n${'-'.repeat(head.length)}\n${body.replaceAll('\r', '').trim()}\n`;
  });
  return `Software and fonts in the files of this site, with their licenses.\n\n${entries.join('\n\n')}`;
}
