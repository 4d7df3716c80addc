/* The repository's own rules for texts (tests/prose/rules.cjs), on texts as in a page. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {matchingFiles} from '../files';

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
  ['It uses your allowance.', 'style-words'],
  ['It has a monthly quota.', 'style-words'],
  ['Look at your ZKT wallet.', 'style-words'],
  ['Read the wallet that the service keeps.', 'style-words'],
  ['The amount in base units.', 'style-words'],
  ['It costs 5 wei of the token.', 'style-words'],
  ['Write through a keyed URL.', 'style-words'],
  ['The public URL only reads.', 'style-words'],
  ['The transaction is rejected.', 'style-words'],
  ["The node's source says so.", 'style-words'],
  ['Statements marked [†](node:a.rs) are not run.', 'style-words'],
  ['It is 0.†', 'style-words'],
  ['See [fees](/users/fees) and [limits](/users/fees#limits).', 'style-links'],
  ['Write to `/zgt/0a1b2c3d4e5f`.', 'no-keys'],
  ['## Not documented', 'style-hedges'],
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
| [Fees](/users/fees) | [Limits](/users/fees#limits) |

## Use the RPC URL {/* #answers */}

Not documented. \`Metamask\` is in code, as is @openzeppelin/contracts, and the error \`gas required exceeds allowance\`.

[Fees](/users/fees) and [limits](/users/limits).

Your free transactions are not an ERC-20 allowance. The keyed RPC URL writes, the public RPC URL reads, and the ZKT account signs. It
costs 1 wei of gas, and the smallest unit of a token, by the node's source code.[†](node:a.rs#L3) A refused transaction is in no block. The source of the figure is a document.

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

const {wrongTerms} = createRequire(__filename)('../prose/style.cjs') as {
  readonly wrongTerms: (text: string) => readonly string[];
};

/** Texts of a module that have several words, without those under which readers search. */
function textsOf(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'aka') return;
    if ((ts.isLiteralExpression(node) || ts.isJsxText(node)) && /\S\s+\S/.test(node.text))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

test('the texts of figures, components and tools have the terms of the style guide', () => {
  const texts = ['data', 'components', 'tools'].flatMap((folder) =>
    matchingFiles(path.join('src', folder), /(?<!\.test)\.tsx?$/, ROOT).flatMap(textsOf),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.flatMap(wrongTerms)).toEqual([]);
});
