/* Rules for the sources of pages. Each rule takes text and returns its problems, one line each. Pure: reads no files. */
import {splitFences} from '../../src/plugins/facts/shared/fences';

/** Rule: the front matter has a title and a description; without one, Docusaurus silently uses the first paragraph. */
export function frontMatterProblems(source: string): readonly string[] {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  const missing = ['title', 'description']
    .filter((key) => !new RegExp(`^${key}: *['"]?[^\\s'"]`, 'm').test(front))
    .map((key) => `has no ${key} in its front matter`);
  const tags = Array.from(front.matchAll(/<\/?[a-z][^>]*>/gi), ([tag]) => `has ${tag} in its front matter`);
  return [...missing, ...tags];
}

/** Targets of all links in a Markdown source, outside of fences. */
export function markdownLinks(source: string): readonly string[] {
  const prose = splitFences(source)
    .map(({kind, text}) => (kind === 'fence' ? '' : text))
    .join('');
  const inline = prose.matchAll(/\]\(\s*<?([^\s<>()]+(?:\([^\s()]*\)[^\s<>()]*)*)>?(?:\s+["'][^)]*|\s*)\)/g);
  const references = prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)/gm);
  const attributes = prose.matchAll(/\b(?:href|to)=["']([^"']+)["']/g);
  return [inline, references, attributes].flatMap((found) => Array.from(found, ([, target]) => target ?? ''));
}

/**
 * Rule: links to Markdown files point to existing files; the build only warns about others.
 * @param file path of the source, relative to the docs folder
 * @param exists whether a path relative to the docs folder is a file
 */
export function markdownLinkProblems(
  file: string,
  source: string,
  exists: (path: string) => boolean,
): readonly string[] {
  return markdownLinks(source)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target) && /\.mdx?(?:[?#]|$)/i.test(target))
    .filter((target) => {
      const {pathname} = new URL(target.replace(/^@site\/docs\//, '/'), `file:///${file}`);
      return !exists(decodeURIComponent(pathname).slice(1));
    })
    .map((target) => `${file} links to ${target}, which does not exist`);
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE = new RegExp(
  `\\b(?:(?:${MONTH}) (?:\\d{1,2}, )?\\d{4}|20\\d{2}-\\d{2}(?:-\\d{2})?|(?:in|of|since|from|until|before|after) 20\\d{2})\\b`,
  'g',
);

/** Dates typed in a source, outside of fences, instead of printed from a fact. */
export function typedDates(source: string): readonly string[] {
  const prose = splitFences(source).map(({kind, text}) => (kind === 'fence' ? '' : text));
  return Array.from(prose.join('').matchAll(DATE), ([date]) => date);
}
