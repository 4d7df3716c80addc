/*
 * Lets tests import the framework's client code as the built site does: Docusaurus' aliases resolve to the installed packages,
 * `@generated/*` to the files that the last build generated (except the chunk registry, which would import every page and is
 * replaced with an empty one), src/navigation patches it as in the build, and JSX in .js files is compiled.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transformWithOxc, type Plugin} from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = path.join(ROOT, 'node_modules/@docusaurus');
const CLIENT = path.join(PACKAGES, 'core/lib/client');
const GENERATED = path.join(ROOT, '.docusaurus');
const REGISTRY = path.join(GENERATED, 'registry.js');
const PATCHES = JSON.parse(readFileSync(path.join(ROOT, 'src/navigation/patches.json'), 'utf8')) as Readonly<
  Record<string, readonly (readonly [search: string, replace: string])[] | undefined>
>;

/** Packages with such code, which Vitest must transform instead of leaving them to Node. */
export const FRAMEWORK_PACKAGES = [/@docusaurus\/(?:core|theme-common|theme-classic|plugin-content-docs)\//];

function find(folder: string, name: string, endings: readonly string[]): string | undefined {
  return endings.map((ending) => path.join(folder, name + ending)).find((file) => existsSync(file));
}

/**
 * The Vite plugin; see the top of the file.
 * @throws Error when the site was never built, because `@generated/*` comes from a build
 */
export function framework(): Plugin {
  return {
    name: 'framework',
    enforce: 'pre',
    resolveId(id) {
      const [, scope = '', name = ''] = /^@(docusaurus|generated|theme)\/(.+)$/.exec(id) ?? [];
      if (scope === 'docusaurus') return find(path.join(CLIENT, 'exports'), name, ['.js']);
      if (scope === 'theme') return find(path.join(CLIENT, 'theme-fallback'), name, ['/index.js']);
      if (scope !== 'generated') return undefined;
      const file = find(GENERATED, name, ['', '.mjs', '.json', '.js']);
      if (file) return file;
      throw new Error(`${id} is missing: run "npm run build" first.`);
    },
    load(id) {
      return id === REGISTRY ? 'export default {};' : undefined;
    },
    transform(code, id) {
      if (!/@docusaurus\/.*\.js$/.test(id)) return undefined;
      const changes = PATCHES[path.relative(PACKAGES, id)] ?? [];
      const changed = changes.reduce((text, [search, replace]) => {
        if (!text.includes(search))
          throw new Error(`${id} has no "${search}": src/navigation/patches.json is outdated.`);
        return text.replace(search, replace);
      }, code);
      return transformWithOxc(changed, id, {lang: 'jsx'});
    },
  };
}
