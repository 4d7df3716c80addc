import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LOCAL_CHAIN} from './anvil';
import {accrue} from './seed';
import {comparable, type Mask} from './output';
import {type Choice, type Page, type Step, stepsOf} from './page';
import {execute, type Run, sampleEnvironment} from './run';
import type {NetworkFixture} from './fixture';

/** What a replay found. */
export interface Replay {
  /** Commands that ran, in order. */
  readonly commands: readonly string[];
  /** Outputs that were compared with what the page shows, by file. */
  readonly compared: readonly string[];
  /** One line per problem, naming page and line. */
  readonly problems: readonly string[];
}

/** What is known of an output file that a page shows. */
export interface Expected {
  readonly masks: readonly Mask[];
  readonly keep: readonly string[];
  /** The programs that print it when no command of the page does; their own tests compare it. */
  readonly programs?: readonly string[];
}

/** How a page is read. */
export interface ReplayOptions {
  /** The page whose project this one continues: its files, installs and preparing commands come first. */
  readonly before?: Page;
  /** The tabs that the reader opens; of a group that is not named, all. */
  readonly choice?: Choice;
  /** Looks at the folder that the reader ends in; throws when something is wrong with it. */
  readonly inspect?: (folder: string) => void;
}

/** Knows an output by the path of its file. */
export type Expectations = (file: string) => Expected;

const SETS_UP = /^(?:mkdir|cd|npm init|npm pkg|export) /;

/** A reader's terminal: the folder and the exported variables outlive a command. */
class Terminal {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'replay-'));
  private readonly environmentFile = path.join(this.root, '.environment');
  private readonly folderFile = path.join(this.root, '.folder');

  constructor(private readonly fixture: NetworkFixture) {
    writeFileSync(this.environmentFile, '');
    writeFileSync(this.folderFile, this.root);
  }

  get folder(): string {
    return readFileSync(this.folderFile, 'utf8').trim();
  }

  /** Saves a file; a file with secrets gets those of the reader. */
  write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${name === '.env' ? this.fill(text) : text}\n`);
  }

  /** Puts in what only the reader knows. The API key stays as printed: the gateway knows it. */
  private fill(command: string): string {
    const {
      privateKey,
      testnet: {shop, token},
    } = this.fixture;
    const values = {YOUR_PRIVATE_KEY: privateKey, CONTRACT_ADDRESS: shop, TOKEN_ADDRESS: token};
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), command);
  }

  async run(command: string): Promise<Run> {
    this.fixture.gtn.gateway.nextMinute();
    this.fixture.testnet.gateway.nextMinute();
    if (command.includes('claim-reward')) await accrue(this.fixture.testnet);
    const script = [
      'set -euo pipefail',
      `source "${this.environmentFile}"`,
      this.fill(command),
      `pwd > "${this.folderFile}"`,
      `export -p > "${this.environmentFile}"`,
    ];
    // The page itself says how to set the secrets.
    const env = {...sampleEnvironment(this.fixture), STABILITY_API_KEY: undefined, PRIVATE_KEY: undefined};
    return execute('bash', ['-c', script.join('\n')], {cwd: this.folder, env});
  }

  close(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}

/**
 * Does what a page says, literally and in page order, in an empty folder: files are written under the title of their
 * fence, commands run in bash, printed output is compared with the output that follows the command.
 */
export async function replay(
  fixture: NetworkFixture,
  page: Page,
  expectations: Expectations,
  {before, choice = {}, inspect}: ReplayOptions = {},
): Promise<Replay> {
  const terminal = new Terminal(fixture);
  const commands: string[] = [];
  const compared: string[] = [];
  const problems: string[] = [];
  let last: Run | undefined;
  let shown: string | undefined;

  async function perform(command: string, place: string): Promise<void> {
    last = await terminal.run(command);
    commands.push(command);
    if (last.code !== 0) problems.push(`${place}: ${command}\n${last.stderr || last.stdout}`);
  }

  async function follow(step: Step, place: string, preparing: boolean): Promise<void> {
    if (step.kind === 'install') return perform(step.command, place);
    const {language, code, file, title, notrun} = step.fence;
    if (notrun !== undefined) return;
    if (file === LOCAL_CHAIN) return; // runs already: the fixture has started its nodes with this very line
    if (language === 'bash') {
      if (!preparing || code.split('\n').every((line) => SETS_UP.test(line))) await perform(code, place);
    } else if (file?.endsWith('.out')) {
      if (preparing) return;
      const {masks, keep, programs = []} = expectations(file);
      if (!last && shown !== undefined && programs.includes(shown)) return;
      if (!last) return void problems.push(`${place}: ${file} follows neither a command nor its program`);
      compared.push(file);
      const [printed, expected] = [last.stdout, code].map((text) => comparable(text, masks, keep));
      if (printed !== expected)
        problems.push(`${place}: the page shows\n${expected}\nbut this was printed\n${printed}`);
    } else if (title !== undefined) {
      terminal.write(title, code);
      if (/^[jt]s$/.test(language)) {
        last = undefined;
        shown = file;
      }
    }
  }

  try {
    for (const [source, preparing] of [
      [before, true],
      [page, false],
    ] as const) {
      for (const step of source ? stepsOf(source) : []) {
        if (Object.entries(choice).some(([group, tab]) => (step.tabs[group] ?? tab) !== tab)) continue;
        await follow(step, `${source?.file}:${step.line}`, preparing);
        if (problems.length > 0) return {commands, compared, problems};
      }
    }
    inspect?.(terminal.folder);
    return {commands, compared, problems};
  } finally {
    terminal.close();
  }
}
