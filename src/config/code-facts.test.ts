import {expect, test} from 'vitest';
import {codeFacts} from './code-facts';
import {facts} from './facts';
import {flattenFacts} from '../plugins/facts';

const all = flattenFacts(facts);

test('lists each address in the code of a page once', () => {
  const fence = '```ts file=examples/ethers/read-contract.ts\n```\n';
  const found = codeFacts(`Text\n\n${fence}\n${fence}`, all);
  expect(found).toContain('contracts.helloWorld.address');
  expect(new Set(found).size).toBe(found.length);
});

test('lists nothing for text, for a fence without a file and for a missing file', () => {
  const address = String(all.get('contracts.helloWorld.address')?.value);
  expect(codeFacts(`${address}\n\n\`\`\`text\n${address}\n\`\`\`\n`, all)).toEqual([]);
  expect(codeFacts('```ts file=examples/none.ts\n```\n', all)).toEqual([]);
});
