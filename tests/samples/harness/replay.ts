import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LOCAL_CHAIN} from './anvil';
import {withApiKey} from './api-key';
import {type Choice, type Page, type Step, stepsOf} from './page';
import {entries, execute, type Run, sampleEnvironment} from './run';
import {compared, shownOutput} from '../manifest';
import {accrue, type NetworkFixture} from './fixture';

/** Result of a replay. */
export interface Replay {
  /** Files of examples/ that were run, saved, or compared with what was printed. */
  readonly used: readonly string[];
  /** What went wrong, with page and line. */
  readonly problem?: string;
}

/** Options of a replay. */
export interface ReplayOptions {
  /** The tabs that the reader opens; all tabs of groups that are not listed. */
  readonly choice?: Choice;
  /** Whether the reader's account owns the contracts of the fixture; otherwise it is the one that the page makes. */
  readonly owner?: boolean;
  /** Checks the folder after the last page; throws if something is wrong. */
  readonly inspect?: (folder: string) => void;
}

/** A file for settings. The title of its fence may go on after the name. */
const SETTINGS = /^\.env(?:\.\w+)?(?!\w)/;

/** The lines of such a file by name. */
const linesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [[line.split('=')[0], line]])));

/** A reader's terminal: working folder and exported variables persist between commands. */
class Terminal {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'replay-'));
  private readonly environmentFile = path.join(this.root, '.environment');
  private readonly folderFile = path.join(this.root, '.folder');

  constructor(
    private readonly fixture: NetworkFixture,
    private readonly owner: boolean,
  ) {
    writeFileSync(this.environmentFile, '');
    writeFileSync(this.folderFile, this.root);
  }

  get folder(): string {
    return readFileSync(this.folderFile, 'utf8').trim();
  }

  /** Saves a file. Of settings, it adds the lines that are not there, with the reader's secrets filled in. */
  write(title: string, text: string): void {
    const [settings] = SETTINGS.exec(title) ?? [];
    const file = path.join(this.folder, settings ?? title);
    mkdirSync(path.dirname(file), {recursive: true});
    if (settings === undefined) return writeFileSync(file, `${text}\n`);
    const own = linesOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
    const shown = linesOf(this.fill(text));
    const lines = new Map(this.owner ? [...own, ...shown] : [...shown, ...own]);
    return writeFileSync(file, `${Array.from(lines.values()).join('\n')}\n`);
  }

  /** Fills in values that only the reader knows. */
  private fill(command: string): string {
    const {
      privateKey,
      testnet: {claimer, token},
    } = this.fixture;
    const values = {YOUR_PRIVATE_KEY: privateKey, CONTRACT_ADDRESS: claimer, TOKEN_ADDRESS: token};
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      withApiKey(command),
    );
  }

  /** Begins a new minute of the rate limit. */
  wait(): void {
    this.fixture.gtn.gateway.nextMinute();
    this.fixture.testnet.gateway.nextMinute();
  }

  /** Runs a command. It then fills in the key where a program left the placeholder. @throws Error when it wrote to GTN unasked */
  async run(command: string): Promise<Run> {
    const {gtn, testnet} = this.fixture;
    if (command.includes('claim-reward')) await accrue(testnet);
    const writes = (): number => gtn.gateway.calls.filter((call) => call === 'eth_sendRawTransaction').length;
    const before = writes();
    const script = [
      'set -euo pipefail',
      `source "${this.environmentFile}"`,
      this.fill(command),
      `pwd > "${this.folderFile}"`,
      `export -p > "${this.environmentFile}"`,
    ];
    // The page itself says how to set these secrets.
    const env = {...sampleEnvironment(this.fixture), STABILITY_API_KEY: undefined, PRIVATE_KEY: undefined};
    const run = await execute('bash', ['-c', script.join('\n')], {cwd: this.folder, env});
    for (const name of readdirSync(this.folder).filter((file) => SETTINGS.test(file))) {
      const file = path.join(this.folder, name);
      writeFileSync(file, this.fill(readFileSync(file, 'utf8')));
    }
    const unasked = writes() > before && !command.includes('gtn');
    return unasked ? {...run, code: 1, stderr: 'It wrote to GTN, which the command does not name.'} : run;
  }

  close(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}

/**
 * Follows pages literally, one after the other in page order, in one empty folder: saves files under the title of their fence, runs
 * commands in bash, and compares their output with the output that follows the command on the page. A minute of the rate limit
 * passes between two pages, and where a page says to wait for one.
 */
export async function replay(
  fixture: NetworkFixture,
  pages: readonly Page[],
  {choice = {}, owner = false, inspect}: ReplayOptions = {},
): Promise<Replay> {
  const terminal = new Terminal(fixture, owner);
  const used: string[] = [];
  /** The last command or program, and what the command printed. */
  let last: {readonly file: string; readonly stdout?: string} | undefined;

  async function perform(command: string, file: string): Promise<void> {
    const {code, stdout, stderr} = await terminal.run(command);
    if (code !== 0) throw new Error(`${command}\n${stderr || stdout}`);
    last = {file, stdout};
  }

  function compare(file: string, code: string): void {
    // The test of a program that the page does not run compares its output.
    if (last?.stdout === undefined && last && shownOutput(last.file) === file) return;
    if (last?.stdout === undefined) throw new Error(`${file} follows neither a command nor its program`);
    const {printed, shown} = compared(last.file, last.stdout, code);
    if (printed !== shown) throw new Error(`the page shows\n${shown}\nbut this was printed\n${printed}`);
  }

  async function follow(step: Step): Promise<void> {
    if (step.kind === 'wait') return terminal.wait();
    if (step.kind === 'install') return perform(step.command, '');
    const {language, code, title} = step.fence;
    const file = path.posix.relative('examples', step.fence.file ?? 'examples');
    if (entries.get(file)?.kind === 'not run') return;
    used.push(file);
    if (step.fence.file === LOCAL_CHAIN) return; // already running: the fixture starts its nodes with this line
    if (language === 'bash') return perform(code, file);
    if (file.endsWith('.out')) return compare(file, code);
    if (title !== undefined) terminal.write(title, code);
    if (/^[jt]s$/.test(language)) last = {file};
  }

  let place = '';
  try {
    for (const page of pages) {
      terminal.wait();
      for (const step of stepsOf(page)) {
        if (Object.entries(choice).some(([group, tab]) => (step.tabs[group] ?? tab) !== tab)) continue;
        place = `${page.file}:${step.line}`;
        await follow(step);
      }
    }
    inspect?.(terminal.folder);
    return {used};
  } catch (error) {
    return {used, problem: `${place}: ${error instanceof Error ? error.message : String(error)}`};
  } finally {
    terminal.close();
  }
}
