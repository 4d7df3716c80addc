import {readFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../../src/data/versions';
import {installCommand} from '../../../src/components/install/command';
import {splitFences} from '../../../src/plugins/facts/shared/fences';
import {extractRegion, parseReference} from '../../../src/plugins/samples/node/region';
import {matchingFiles} from '../../files';
import {repository} from './paths';

/** A docs page. */
export interface Page {
  /** Path of the file, relative to the repository. */
  readonly file: string;
  readonly text: string;
}

/** A fenced code block of a page. */
export interface Fence {
  readonly line: number;
  readonly language: string;
  /** Path of the example that it shows. */
  readonly file?: string;
  readonly title?: string;
  readonly notrun?: string;
  /** What the reader sees. */
  readonly code: string;
}

/** The tabs that contain something, by tab group: `{library: 'viem'}`. */
export type Choice = Readonly<Record<string, string>>;

/** A step that the reader takes on a page. */
export type Step = {readonly tabs: Choice; readonly line: number} & (
  {readonly kind: 'fence'; readonly fence: Fence} | {readonly kind: 'install'; readonly command: string}
);

/** All pages, ordered by path. */
export function readPages(): readonly Page[] {
  return matchingFiles('docs', /\.mdx$/).map((file) => ({
    file,
    text: readFileSync(path.join(repository, file), 'utf8'),
  }));
}

function parseFence(text: string, line: number): Fence {
  const [, language = '', meta = ''] = /^[\s>]*(?:`{3,}|~{3,})(\S*)[ \t]*(.*)/.exec(text) ?? [];
  const reference = parseReference(meta);
  const attribute = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1];
  const inner = text
    .split('\n')
    .slice(1, -1)
    .join('\n')
    .replace(/[\s>]*(?:`{3,}|~{3,})\s*$/, '');
  const code = reference
    ? extractRegion(readFileSync(path.join(repository, reference.file), 'utf8'), reference)
    : inner;
  return {
    line,
    language,
    code,
    file: reference?.file,
    title: attribute('title'),
    notrun: attribute('notrun'),
  };
}

/** The fenced code blocks of a page. */
export function fencesOf(page: Page): readonly Fence[] {
  return splitFences(page.text)
    .filter(({kind}) => kind === 'fence')
    .map(({text, line}) => parseFence(text.replace(/\s+$/, ''), line));
}

/** The command that `<Install packages={['ethers']} dev />` shows. @throws Error for a package without a pinned version */
function installLine(attributes: string): string {
  const list = /packages=\{\[([^\]]*)\]\}/.exec(attributes);
  const names = Array.from((list?.[1] ?? '').matchAll(/['"]([^'"]+)['"]/g), ([, name]) => name);
  const dev = /\bdev\b/.test(attributes.replace(list?.[0] ?? '', ''));
  return installCommand(names, dev, versions.npm);
}

/** Tracks the open tabs while a page is read line by line. */
class TabTracker {
  private readonly open: {readonly group: string; value: string}[] = [];

  get current(): Choice {
    return Object.fromEntries(this.open.map(({group, value}) => [group, value]));
  }

  read(tag: string): void {
    if (tag.startsWith('<Tabs')) this.open.push({group: /groupId="([^"]+)"/.exec(tag)?.[1] ?? '', value: ''});
    else if (tag.startsWith('</Tabs')) this.open.pop();
    else if (tag.startsWith('<TabItem')) {
      const innermost = this.open.at(-1);
      if (innermost) innermost.value = /value="([^"]+)"/.exec(tag)?.[1] ?? '';
    }
  }
}

/** The fences and install lines of a page, in page order, each with its tabs. */
export function stepsOf(page: Page): readonly Step[] {
  const tabs = new TabTracker();
  const steps: Step[] = [];
  for (const {kind, text, line} of splitFences(page.text)) {
    if (kind === 'fence') {
      steps.push({kind, line, tabs: tabs.current, fence: parseFence(text.replace(/\s+$/, ''), line)});
      continue;
    }
    for (const [tag, attributes] of text.matchAll(/<\/?(?:Tabs|TabItem)\b[^>]*>|<Install\b([^>]*?)\/>/g)) {
      if (attributes === undefined) tabs.read(tag);
      else steps.push({kind: 'install', line, tabs: tabs.current, command: installLine(attributes)});
    }
  }
  return steps;
}

/** The tabs of a group on a page, in page order. */
export function tabsOf(page: Page, group: string): readonly string[] {
  const values = stepsOf(page).map(({tabs}) => tabs[group]);
  return Array.from(new Set(values.filter((value) => value !== undefined)));
}
