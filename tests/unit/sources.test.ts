import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {matchingFiles} from '../files';

// Without a description, Docusaurus silently uses the first paragraph.
test('each page has title and description, without markup', () => {
  const fronts = matchingFiles('docs', /\.mdx$/).map((file) => {
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
    return {file, front};
  });
  expect(fronts.length).toBeGreaterThan(20);
  const lacks = (key: string, front: string): boolean =>
    !new RegExp(`^${key}: *['"]?[^\\s'"]`, 'm').test(front);
  const wrong = fronts.filter(
    ({front}) => lacks('title', front) || lacks('description', front) || /<\/?[a-z][^>]*>/i.test(front),
  );
  expect(wrong.map(({file}) => file)).toEqual([]);
});
