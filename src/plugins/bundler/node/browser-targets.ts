import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly browserslist: {readonly production: readonly string[]};
}

const manifest = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../package.json'), 'utf8'),
) as Manifest;

/** The oldest supported browsers, from `browserslist` in package.json, as esbuild names them: `chrome111`. */
export const BROWSER_TARGETS: string[] = manifest.browserslist.production.map((browser) =>
  browser.replace(' >= ', ''),
);
