/* Rules for the sources of pages that the build does not check. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {matchingFiles} from '../files';

/** What is missing in the front matter. Without a description, Docusaurus silently uses the first paragraph. */
function frontMatterProblems(source: string): readonly string[] {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  return [
    ...['title', 'description']
      .filter((key) => !new RegExp(`^${key}: *['"]?[^\\s'"]`, 'm').test(front))
      .map((key) => `has no ${key} in its front matter`),
    ...Array.from(front.matchAll(/<\/?[a-z][^>]*>/gi), ([tag]) => `has ${tag} in its front matter`),
  ];
}

test('each page has title and description', () => {
  const pages = matchingFiles('docs', /\.mdx$/).map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(pages.length).toBeGreaterThan(20);
  const problems = pages.flatMap(([file, text]) =>
    frontMatterProblems(text).map((problem) => `${file} ${problem}`),
  );
  expect(problems.join('\n')).toBe('');
});

test.each([
  ['---\ntitle: x\n---\n\ndescription: y\n', ['has no description in its front matter']],
  [`---\ntitle: x\ndescription: ''\n---\n`, ['has no description in its front matter']],
  ['No front matter.\n', ['has no title in its front matter', 'has no description in its front matter']],
  [`---\ntitle: x\ndescription: '<b>y'\n---\n<b>\n`, ['has <b> in its front matter']],
  [`---\ntitle: x\ndescription: 'y'\n---\n`, []],
])('%j is reported', (source, problems) => {
  expect(frontMatterProblems(source)).toEqual(problems);
});
