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
  readonly language: string;
  /** Path of the example that it shows. */
  readonly file?: string;
  readonly title?: string;
  /** What the reader sees. */
  readonly code: string;
}

/** The tabs that contain something, by tab group: `{library: 'viem'}`. */
export type Choice = Readonly<Record<string, string>>;

/** A step that the reader takes on a page: a fence, the command of an `<Install>`, or a minute of waiting. */
export type Step = {readonly tabs: Choice; readonly line: number} & (
  | {readonly kind: 'fence'; readonly fence: Fence}
  | {readonly kind: 'install'; readonly command: string}
  | {readonly kind: 'wait'}
);

/** All pages, ordered by path. */
export function readPages(): readonly Page[] {
  return matchingFiles('docs', /\.mdx$/).map((file) => ({
    file,
    text: readFileSync(path.join(repository, file), 'utf8'),
  }));
}

function parseFence(text: string): Fence {
  const [, language = '', meta = ''] = /^[\s>]*(?:`{3,}|~{3,})(\S*)[ \t]*(.*)/.exec(text) ?? [];
  const reference = parseReference(meta);
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const code = reference
    ? extractRegion(readFileSync(path.join(repository, reference.file), 'utf8'), reference)
    : text.trimEnd().split('\n').slice(1, -1).join('\n');
  return {language, code, file: reference?.file, title};
}

/** The command that `<Install packages={['ethers']} dev />` shows. @throws Error for a package without a pinned version */
function installLine(attributes: string): string {
  const [list = ''] = /packages=\{\[[^\]]*\]\}/.exec(attributes) ?? [];
  const names = Array.from(list.matchAll(/['"]([^'"]+)['"]/g), ([, name]) => name);
  return installCommand(names, /\bdev\b/.test(attributes.replace(list, '')), versions.npm);
}

const STEPS = /<(\/?Tabs|TabItem|Install)\b([^>]*)>|\bwait (?:for )?(?:a|one) minute\b/gi;

/** The fences, install lines and waits of a page, in page order, each with its tabs. */
export function stepsOf(page: Page): readonly Step[] {
  const open: {readonly group: string; value: string}[] = [];
  const steps: Step[] = [];
  for (const {kind, text, line} of splitFences(page.text)) {
    const tabs = (): Choice => Object.fromEntries(open.map(({group, value}) => [group, value]));
    if (kind === 'fence') {
      steps.push({kind, line, tabs: tabs(), fence: parseFence(text)});
      continue;
    }
    for (const [tag, name, attributes] of text.matchAll(STEPS)) {
      const innermost = open.at(-1);
      if (name === undefined) steps.push({kind: 'wait', line, tabs: tabs()});
      else if (name === 'Install')
        steps.push({kind: 'install', line, tabs: tabs(), command: installLine(attributes)});
      else if (name === 'Tabs') open.push({group: /groupId="([^"]+)"/.exec(tag)?.[1] ?? '', value: ''});
      else if (name === '/Tabs') open.pop();
      else if (innermost) innermost.value = /value="([^"]+)"/.exec(tag)?.[1] ?? '';
    }
  }
  return steps;
}

/** The fenced code blocks of a page, each with its line. */
export function fencesOf(page: Page): readonly (Fence & {readonly line: number})[] {
  return stepsOf(page).flatMap((step) => (step.kind === 'fence' ? [{...step.fence, line: step.line}] : []));
}

/** The tabs of a group on a page, in page order. */
export function tabsOf(page: Page, group: string): readonly string[] {
  return Array.from(new Set(stepsOf(page).flatMap(({tabs}) => tabs[group] ?? [])));
}
