import {expect, test} from 'vitest';
import {markdown} from './markdown';
import {factOfToken, loadFacts, lookupToken} from './tokens';

const BATCH = loadFacts().get('limits.batchSize');

test('a token prints its fact, or with .asOf the month of its source', () => {
  expect(BATCH).toBeDefined();
  expect(lookupToken('limits.batchSize')).toEqual({text: '40', raw: '40'});
  expect(lookupToken('limits.batchSize.asOf')).toEqual({text: 'September 2025', raw: BATCH?.asOf});
  expect(lookupToken('limits.tiers.free.requestsPerMinute.asOf')?.text).toBe('October 2025');
});

test('the date of an unknown fact, and .asOf alone, are unknown tokens', () => {
  for (const name of ['limits.batch.asOf', 'limits.asOf', 'asOf', 'limits.batchSize.asof'])
    expect(lookupToken(name), name).toBeUndefined();
});

test('no fact is named asOf, which would conflict with dates', () => {
  const names = Array.from(loadFacts().keys());
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => factOfToken(name) !== name)).toEqual([]);
});

test('a page that prints a date has one list of sources', () => {
  const page =
    '---\ntitle: x\n---\n\n{{limits.batchSize}} since {{limits.batchSize.asOf}}\n\n## Next steps\n';
  const text = markdown.preprocessor({fileContent: page, filePath: 'docs/x.mdx'});
  expect(text).toContain('40 since September 2025');
  expect(text.match(/<Sources /g)).toHaveLength(1);
  expect(text).not.toContain('limits.batchSize.asOf');
});
