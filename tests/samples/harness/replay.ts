import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LOCAL_CHAIN} from './anvil';
import {withApiKey} from './api-key';
import {accrue} from './seed';
import {comparable, type Mask} from './output';
import {type Choice, type Page, type Step, stepsOf} from './page';
import {execute, type Run, sampleEnvironment} from './run';
import type {NetworkFixture} from './fixture';

/** Result of a replay. */
export interface Replay {
  /** Output files that were compared with what the page shows. */
  readonly compared: readonly string[];
  /** One line per problem, naming page and line. */
  readonly problems: readonly string[];
}

/** Expectations about an output file on a page. */
export interface Expected {
  readonly masks: readonly Mask[];
  readonly keep: readonly string[];
  /** The programs that print it if no command on the page does; their own tests compare it. */
  readonly programs?: readonly string[];
}

/** Options of a replay. */
export interface ReplayOptions {
  /** The page whose project this one continues: its files, installs and setup commands run first. */
  readonly before?: Page;
  /** The tabs that the reader opens; all tabs of groups that are not listed. */
  readonly choice?: Choice;
  /** Checks the resulting folder; throws if something is wrong. */
  readonly inspect?: (folder: string) => void;
}

/** Returns the expectations about an output file. */
export type Expectations = (file: string) => Expected;

const SETS_UP = /^(?:mkdir|cd|npm init|npm pkg|export) /;

/** A reader's terminal: working folder and exported variables persist between commands. */
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

  /** Saves a file, with the reader's secrets filled in where they belong. */
  write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${name.startsWith('.env') ? this.fill(text) : text}\n`);
  }

  /** Fills in values that only the reader knows. */
  private fill(command: string): string {
    const {
      privateKey,
      testnet: {shop, token},
    } = this.fixture;
    const values = {YOUR_PRIVATE_KEY: privateKey, CONTRACT_ADDRESS: shop, TOKEN_ADDRESS: token};
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      withApiKey(command),
    );
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
    // The page itself says how to set these secrets.
    const env = {...sampleEnvironment(this.fixture), STABILITY_API_KEY: undefined, PRIVATE_KEY: undefined};
    return execute('bash', ['-c', script.join('\n')], {cwd: this.folder, env});
  }

  close(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}

/**
 * Follows a page literally and in page order, in an empty folder: saves files under the title of their fence, runs commands in
 * bash, and compares their output with the output that follows the command on the page.
 */
export async function replay(
  fixture: NetworkFixture,
  page: Page,
  expectations: Expectations,
  {before, choice = {}, inspect}: ReplayOptions = {},
): Promise<Replay> {
  const terminal = new Terminal(fixture);
  const compared: string[] = [];
  const problems: string[] = [];
  let last: Run | undefined;
  let shown: string | undefined;

  async function perform(command: string, place: string): Promise<void> {
    last = await terminal.run(command);
    if (last.code !== 0) problems.push(`${place}: ${command}\n${last.stderr || last.stdout}`);
  }

  async function follow(step: Step, place: string, preparing: boolean): Promise<void> {
    if (step.kind === 'install') return perform(step.command, place);
    const {language, code, file, title, notrun} = step.fence;
    if (notrun !== undefined) return;
    if (file === LOCAL_CHAIN) return; // already running: the fixture starts its nodes with this line
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
    } else {
      if (title !== undefined) terminal.write(title, code);
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
        if (problems.length > 0) return {compared, problems};
      }
    }
    inspect?.(terminal.folder);
    return {compared, problems};
  } finally {
    terminal.close();
  }
}
