import {expect, test} from 'vitest';
import {blockSentence, chainIdSentence, headline} from './headline';
import type {Health} from './health';

const NETWORK = {chainId: 7};
const health: Health = {block: 10, blockAgeSeconds: 2, chainId: 7, latencyMs: 20, checkedAt: 0};
const problem = {sentence: 'It is down.', next: 'Wait.'};

test.each([
  ['checking', {checking: true, health, problem}, 'checking…', false],
  ['a problem', {checking: false, health, problem}, 'could not be checked.', true],
  ['not checked', {checking: false}, 'not checked.', false],
  ['up', {checking: false, health}, 'produces blocks.', false],
  [
    'degraded',
    {checking: false, health: {...health, chainId: 8}},
    'degraded. The RPC returned chain id 8',
    true,
  ],
])('%s', (_, checks, words, bad) => {
  const found = headline(checks, NETWORK);
  expect(found.words).toContain(words);
  expect(found.bad).toBe(bad);
});

test('what cannot be read is left out of the sentences', () => {
  expect(blockSentence({...health, block: 1234}) + chainIdSentence(health)).toBe(
    'Block 1,234, 2 s ago. Chain id 7. ',
  );
  const unreadable = {...health, block: Number.NaN, blockAgeSeconds: Number.NaN, chainId: Number.NaN};
  expect(blockSentence(unreadable) + chainIdSentence(unreadable)).toBe('');
});
