/* The repository's own rules for texts (tests/prose/rules, .textlintrc.json), on texts as in a page. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');

/** Runs textlint as `npm run prose` does. @returns line and rule of each finding */
function findings(text: string): readonly (readonly [line: number, rule: string])[] {
  const program = path.join(ROOT, 'node_modules/textlint/bin/textlint.js');
  const args = ['--rulesdir', 'tests/prose/rules', '--format', 'json', '--stdin', '--stdin-filename'];
  const {stdout} = spawnSync(process.execPath, [program, ...args, 'docs/fixture.mdx'], {
    cwd: ROOT,
    encoding: 'utf8',
    input: text,
  });
  const [{messages}] = JSON.parse(stdout) as [{messages: readonly {line: number; ruleId: string}[]}];
  return messages.map(({line, ruleId}) => [line, ruleId] as const);
}

/** Paragraphs of a page, with the rule that each breaks. */
const WRONG = [
  ['You find here what differs.', 'openings'],
  ['Now simply send it.', 'banned-words'],
  ['Just run the command.', 'banned-words'],
  ['Please note that it waits.', 'banned-words'],
  ['A button will soon be there.', 'banned-words'],
  ['Two networks will be added.', 'banned-words'],
  ['A world-class network.', 'banned-words'],
  ['Say *easily* no more.', 'banned-words'],
  ['The node answers 0.', 'answers'],
  ['It moved on 2025-08-11.', 'iso-dates'],
  ['Since {{limits.batchSize.asOf.raw}}.', 'iso-dates'],
  ['Open Metamask first.', 'terminology'],
  ['A gas-less chain.', 'terminology'],
  ['The rpc responds.', 'terminology'],
  ['Not documented. Not tried. Inferred. Not known. Announced. Its limits are unconfirmed.', 'hedges'],
] as const;

const GOOD = `---
title: 'Fixture'
description: 'Read this page, and answer it.'
---

Send a zero-fee transaction with your API key, from TypeScript or from a wallet such as MetaMask. It is of August 2025.

| Field | Date |
| --- | --- |
| Date | 2025-08-11, {{limits.batchSize.asOf.raw}} |

## Use the RPC URL {/* #answers */}

Not documented. \`Metamask\` is in code, as is @openzeppelin/contracts.

\`\`\`ts
const dapp = 'simply';
\`\`\`
`;

test('each wrong paragraph breaks its rule, and no other', () => {
  const page = WRONG.map(([text]) => text).join('\n\n');
  expect(findings(page)).toEqual(WRONG.map(([, rule], index) => [2 * index + 1, rule]));
});

test('a good page breaks none, and its front matter is read too', () => {
  expect(findings(GOOD)).toEqual([]);
  expect(findings(GOOD.replace('Read this page', 'What it answers'))).toEqual([[3, 'answers']]);
});
