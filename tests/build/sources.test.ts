import {describe, expect, test} from 'vitest';
import {docsSources, routeOf} from './built-pages';
import {frontMatterProblems, markdownLinkProblems, markdownLinks, typedDates} from './sources';

const GOOD_TEXT = 'A description that says what a reader will be able to do after it.';

describe('the rules find', () => {
  test('a source without a description, for which the build would use the first paragraph', () => {
    expect(frontMatterProblems(`---\ntitle: x\n---\n\ndescription: ${GOOD_TEXT}\n`)).toEqual([
      'has no description in its front matter',
    ]);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: ''\n---\n`)).toHaveLength(1);
    expect(frontMatterProblems(`No front matter.\n`)).toHaveLength(2);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: '<b>${GOOD_TEXT}'\n---\n<b>\n`)).toEqual([
      'has <b> in its front matter',
    ]);
    expect(frontMatterProblems(`---\ntitle: x\ndescription: '${GOOD_TEXT}'\n---\n`)).toEqual([]);
  });

  test('a link to a missing Markdown file', () => {
    const problems = (source: string) =>
      markdownLinkProblems('users/a.mdx', source, (file) => file === 'users/b.mdx');
    expect(problems('See [b](./c.mdx).')).toEqual(['users/a.mdx links to ./c.mdx, which does not exist']);
    expect(problems('See [b](../b.md#x).')).toHaveLength(1);
    expect(problems('See [b][ref].\n\n[ref]: /c.mdx')).toHaveLength(1);
    expect(problems('<a href="c.mdx">c</a>')).toHaveLength(1);
    expect(
      problems(
        '[b](b.mdx#x) [b](/users/b.mdx "t") [b](@site/docs/users/b.mdx) [x](https://example.org/x.md) [y](/y)',
      ),
    ).toEqual([]);
    expect(problems('```md file=x\n[b](./c.mdx)\n```\n')).toEqual([]);
    expect(markdownLinks('[a](/a) and [b](/b "title")\n\n<Link to="/c">c</Link>')).toEqual([
      '/a',
      '/b',
      '/c',
    ]);
  });

  test('a typed date', () => {
    expect(
      typedDates('As of September 2025, of October 31, 2025, 2024-03, 2024-03-11 and before 2026.'),
    ).toEqual(['September 2025', 'October 31, 2025', '2024-03', '2024-03-11', 'before 2026']);
    expect(
      typedDates('{{limits.batchSize.asOf}}, block 2025, in 2 s, 2025 calls\n\n```ts file=2025-09.ts\n```\n'),
    ).toEqual([]);
  });

  test('the route of a page from its slug or path', () => {
    expect(routeOf('intro.mdx', '---\ntitle: x\nslug: /\n---\n')).toBe('/');
    expect(routeOf('developers/ATM/bsr.mdx', '---\ntitle: x\n---\n\nslug: /x\n')).toBe('/developers/ATM/bsr');
  });
});

describe('the docs:', () => {
  const sources = docsSources();

  test('each docs page has a title and a description in its source', () => {
    expect(sources.size).toBeGreaterThan(0);
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      frontMatterProblems(text).map((problem) => `${file} ${problem}`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('each source marks a term of the glossary at most once', () => {
    const marks = (text: string) => Array.from(text.matchAll(/<Term\s+id="([^"]+)"/g), ([, id]) => id);
    const marked = Array.from(sources, ([file, {text}]) => [file, marks(text)] as const);
    expect(marked.filter(([, ids]) => ids.length > 0).length).toBeGreaterThan(20);
    const twice = marked.flatMap(([file, ids]) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file} marks "${id}" again`),
    );
    expect(twice.join('\n')).toBe('');
  });

  test('no source types a date instead of printing the date of a fact', () => {
    expect(Array.from(sources.values()).filter(({text}) => /\.asOf\}\}/.test(text)).length).toBeGreaterThan(
      5,
    );
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      typedDates(text).map((date) => `${file} types "${date}"`),
    );
    expect(problems.join('\n')).toBe('');
  });

  test('no source links to a Markdown file that does not exist', () => {
    const counts = Array.from(sources.values(), ({text}) => markdownLinks(text).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const problems = Array.from(sources).flatMap(([file, {text}]) =>
      markdownLinkProblems(file, text, (target) => sources.has(target)),
    );
    expect(problems.join('\n')).toBe('');
  });
});
