/* The repository's own rules for texts (tests/prose/rules.cjs), on texts as in a page. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const FOLDER = '.tmp/prose/docs';

/** Runs markdownlint as `npm run prose` does. @returns line and rule of each finding */
function findings(text: string): readonly (readonly [line: number, rule: string])[] {
  mkdirSync(path.join(ROOT, FOLDER), {recursive: true});
  writeFileSync(path.join(ROOT, FOLDER, 'fixture.mdx'), text);
  const program = path.join(ROOT, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs');
  const {stderr} = spawnSync(process.execPath, [program, '--no-globs', `${FOLDER}/fixture.mdx`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  rmSync(path.join(ROOT, FOLDER), {recursive: true});
  const found = stderr.matchAll(/fixture\.mdx:(\d+)(?::\d+)? error ([\w-]+)/g);
  return Array.from(found, ([, line, rule]) => [Number(line), rule] as const);
}

/** Paragraphs of a page, with the rule that each breaks. */
const WRONG = [
  ['You find here what differs.', 'style-opening'],
  ['Now simply send it.', 'style-words'],
  ['Just run the command.', 'style-words'],
  ['Please note that it waits.', 'style-words'],
  ['A button will soon be there.', 'style-words'],
  ['Two networks will be added.', 'style-words'],
  ['A world-class network.', 'style-words'],
  ['Say *easily* no more.', 'style-words'],
  ['The node answers 0.', 'style-words'],
  ['It moved on 2025-08-11.', 'style-words'],
  ['Since {{limits.batchSize.asOf.raw}}.', 'style-words'],
  ['Open Metamask first.', 'style-words'],
  ['A gas-less chain.', 'style-words'],
  ['The rpc responds.', 'style-words'],
  ['Not documented. Not tried. Inferred. Not known. Announced. Its limits are unconfirmed.', 'style-hedges'],
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
  expect(findings(`${page}\n`)).toEqual(WRONG.map(([, rule], index) => [2 * index + 1, rule]));
});

test('a good page breaks none, and its front matter is read too', () => {
  expect(findings(GOOD)).toEqual([]);
  expect(findings(GOOD.replace('Read this page', 'What it answers'))).toEqual([[6, 'style-words']]);
});
