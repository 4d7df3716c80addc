import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** A small site with the real configuration, for faults that must not be in the real pages. */
export interface Fixture {
  /** Pages by file name, whole MDX texts. */
  readonly pages: Readonly<Record<string, string>>;
  /** TypeScript expression that turns `config` into the configuration to build. */
  readonly change?: string;
}

/** What a build did. */
export interface BuildResult {
  readonly ok: boolean;
  /** Everything it printed. */
  readonly output: string;
  readonly outDir: string;
}

/** Plugins that look at the whole site, which a fixture is not. */
const WHOLE_SITE = ['csp', 'embedded-search', 'redoc-fixes'];

const CONFIG = (docs: string, change: string) => `
import site from '../../docusaurus.config';
const [[preset, options]] = site.presets as any;
const config: any = {
  ...site,
  presets: [[preset, {...options, sitemap: false, docs: {...options.docs, path: ${JSON.stringify(docs)}, sidebarPath: false}}]],
  plugins: site.plugins.map((plugin: any) => (context: any) => {
    const made = plugin(context);
    return ${JSON.stringify(WHOLE_SITE)}.includes(made.name) ? {name: made.name} : made;
  }),
  themeConfig: {...site.themeConfig, navbar: {items: []}, footer: {links: []}},
  future: {...site.future, faster: {...site.future.faster, rspackPersistentCache: false}},
};
export default ${change};
`;

/** A fixture that can be built again after an edit. */
export class FixtureSite {
  readonly dir: string;

  constructor({pages, change = 'config'}: Fixture) {
    mkdirSync(path.join(ROOT, '.tmp'), {recursive: true});
    this.dir = mkdtempSync(path.join(ROOT, '.tmp/site-'));
    mkdirSync(path.join(this.dir, 'docs'));
    for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(this.dir, 'docs', name), text);
    writeFileSync(path.join(this.dir, 'docusaurus.config.ts'), CONFIG(path.join(this.dir, 'docs'), change));
  }

  /** Builds the fixture. */
  build(): BuildResult {
    const outDir = path.join(this.dir, 'build');
    const {status, stdout, stderr} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--config', path.join(this.dir, 'docusaurus.config.ts'), '--out-dir', outDir],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          ...process.env,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, path.join(this.dir, 'generated')),
          NO_COLOR: '1',
        },
      },
    );
    return {ok: status === 0, output: `${stdout}\n${stderr}`, outDir};
  }

  /** Removes the fixture. */
  remove(): void {
    rmSync(this.dir, {recursive: true, force: true});
  }
}

/** Builds a fixture once and removes it. */
export function buildFixture(fixture: Fixture): BuildResult {
  const site = new FixtureSite(fixture);
  try {
    return site.build();
  } finally {
    site.remove();
  }
}
