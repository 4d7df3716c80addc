import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** A small site with the real configuration, to test faults that must not be in the real pages. */
export interface Fixture {
  /** Whole MDX sources by file name. */
  readonly pages: Readonly<Record<string, string>>;
  /** TypeScript expression for the configuration to build, based on `config`. */
  readonly change?: string;
}

/** Result of a build. */
export interface BuildResult {
  readonly ok: boolean;
  /** Everything that it printed. */
  readonly output: string;
}

/** Plugins that require the whole site and are therefore left out of fixtures. */
const WHOLE_SITE = ['csp', 'embedded-search', 'page-metadata'];

const CONFIG = (docs: string, change: string) => `
import site from '../../docusaurus.config';
const [[preset, options]] = site.presets as any;
const config: any = {
  ...site,
  presets: [[preset, {...options, sitemap: false, docs: {...options.docs, path: ${JSON.stringify(docs)}, sidebarPath: false}}]],
  plugins: site.plugins.map((plugin: any) => {
    // A path is relative to the configuration. The API page needs its preset.
    if (Array.isArray(plugin)) return !plugin[0].includes('api-page') && ['../../' + plugin[0], plugin[1]];
    return (context: any) => {
      const made = plugin(context);
      return ${JSON.stringify(WHOLE_SITE)}.includes(made.name) ? {name: made.name} : made;
    };
  }),
  themeConfig: {...site.themeConfig, navbar: {items: []}, footer: {links: []}},
  future: {...site.future, faster: {...site.future.faster, rspackPersistentCache: false}},
};
export default ${change};
`;

/** Builds a fixture in a temporary folder and removes the folder. */
export function buildFixture({pages, change = 'config'}: Fixture): BuildResult {
  mkdirSync(path.join(ROOT, '.tmp'), {recursive: true});
  const dir = mkdtempSync(path.join(ROOT, '.tmp/site-'));
  const docs = path.join(dir, 'docs');
  const config = path.join(dir, 'docusaurus.config.ts');
  try {
    mkdirSync(docs);
    for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(docs, name), text);
    writeFileSync(config, CONFIG(docs, change));
    const {status, stdout, stderr} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--no-minify', '--config', config, '--out-dir', path.join(dir, 'build')],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(dir, 'generated')),
          NO_COLOR: '1',
        },
      },
    );
    return {ok: status === 0, output: `${stdout}\n${stderr}`};
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}
