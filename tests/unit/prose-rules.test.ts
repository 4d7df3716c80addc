import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const RULES = 'tests/prose/rules';
/** A file name for which the linters treat a text as a page. */
const PAGE = 'docs/fixture.mdx';

interface Finding {
  readonly line: number;
  readonly rule: string;
}

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a linter as `npm run prose` does, but on a text instead of the pages. */
function run(bin: string, args: readonly string[], text: string): Run {
  const script = path.join(ROOT, 'node_modules', bin);
  return spawnSync(process.execPath, [script, ...args], {cwd: ROOT, encoding: 'utf8', input: text});
}

function textlint(text: string): readonly Finding[] {
  const args = ['--rulesdir', RULES, '--format', 'json', '--stdin', '--stdin-filename', PAGE];
  const {stdout, stderr} = run('textlint/bin/textlint.js', args, text);
  expect(stdout, stderr).not.toBe('');
  const [{messages}] = JSON.parse(stdout) as [{messages: readonly {line: number; ruleId: string}[]}];
  return messages.map(({line, ruleId}) => ({line, rule: ruleId}));
}

function cspell(text: string): readonly string[] {
  const args = ['lint', '--no-progress', '--no-summary', '--words-only', `stdin://${PAGE}`];
  const {stdout} = run('cspell/bin.mjs', args, text);
  return stdout.split('\n').filter((word) => word !== '');
}

function markdownlint(text: string): Run & {readonly findings: readonly Finding[]} {
  const result = run('markdownlint-cli2/markdownlint-cli2-bin.mjs', ['--no-globs', '-'], text);
  const found = result.stderr.matchAll(/^stdin:(\d+)(?::\d+)? error (MD\d+)/gm);
  return {
    ...result,
    findings: Array.from(found, ([, line, rule]) => ({line: Number(line), rule: rule ?? ''})),
  };
}

const GOOD = `---
title: 'Fixture'
description: 'Read this page, and answer it.'
---

Send a zero-fee transaction with your API key, from TypeScript or from a wallet such as MetaMask. It is of August 2025.

| Field | Date |
| --- | --- |
| Date | 2025-08-11, {{limits.batchSize.asOf.raw}} |

## Use the RPC URL {/* #answers */}

- \`Metamask\` is in code, so it may be spelled as the button is.
- Write \`@openzeppelin/contracts\`, or @openzeppelin/contracts in a sentence about OpenZeppelin.

\`\`\`ts
const dapp = 'simply';
\`\`\`
`;

describe('textlint', () => {
  const page = (...lines: readonly string[]) => `${lines.join('\n\n')}\n`;
  const rulesOf = (text: string) => textlint(text).map(({line, rule}) => `${line}: ${rule}`);

  test('reports words that the style guide bans, with their line', () => {
    const lines = [
      'Now simply send it.',
      'Just run the command.',
      'Please note that it waits.',
      'A button will soon be there.',
      'Two networks will be added.',
      'A world-class network.',
      'Say *easily* no more.',
      '- obviously',
    ];
    expect(rulesOf(page(...lines))).toEqual(lines.map((_line, index) => `${2 * index + 1}: banned-words`));
  });

  test('reports terms that are spelled differently', () => {
    const lines = [
      'Use the RPC url here.',
      'Open Metamask first.',
      'A gas-less chain.',
      'Your dapp is here.',
      'Code on github.',
      'The rpc responds.',
      'Take openzeppelin, and typescript.',
      'A pre-compile.',
      'A gasless main net.',
      'An RPC endpoint.',
    ];
    const found = textlint(page(...lines));
    expect(new Set(found.map(({rule}) => rule))).toEqual(new Set(['terminology']));
    expect(Array.from(new Set(found.map(({line}) => line)))).toEqual(
      lines.map((_line, index) => 2 * index + 1),
    );
  });

  test.each([
    'You find here what differs.',
    'You can see here what was audited.',
    'This page describes limits.',
    'By the end of this page you read from both networks.',
    '**After this page** you can say what it is.',
  ])('catches the opening "%s"', (opening) => {
    const lines = [
      "import {Hero} from '@site/src/components/home/Hero';",
      '<Hero />',
      opening,
      'You are done.',
    ];
    expect(rulesOf(page(...lines))).toEqual(['5: openings']);
  });

  test('reports forms of "answer", ISO dates and one hedge too many', () => {
    expect(rulesOf(page('Ask.', 'The node answers 0.', 'It answered. Your answer is right.'))).toEqual([
      '3: answers',
      '5: answers',
    ]);
    expect(rulesOf("---\ntitle: 'x'\ndescription: 'What it answers'\n---\n\nAsk.\n")).toEqual(['3: answers']);
    expect(rulesOf(page('It moved on 2025-08-11.', 'Since {{limits.batchSize.asOf.raw}}.'))).toEqual([
      '1: iso-dates',
      '3: iso-dates',
    ]);
    const hedges = ['Not documented.', 'Not tried.', 'Inferred.', 'Read in the source code.', 'Announced.'];
    expect(rulesOf(page(...hedges))).toEqual([]);
    expect(rulesOf(page(...hedges, 'Its limits are unconfirmed.'))).toEqual(['11: hedges']);
  });

  test('accepts a good page, with code and with anchors', () => {
    expect(rulesOf(GOOD)).toEqual([]);
  });
});

describe('cspell', () => {
  test('reports misspelled words outside of code and URLs', () => {
    expect(cspell('The recieved transaktion.\n\nA colour of {{limits.batchSize}}.\n')).toEqual([
      'recieved',
      'transaktion',
      'colour',
    ]);
    expect(cspell(`${GOOD}\nSee https://example.org/recieved and 0xabcdef0123.\n`)).toEqual([]);
  });

  test('has a dictionary of words without duplicates', () => {
    const words = readFileSync(path.join(ROOT, 'tests/prose/dictionary.txt'), 'utf8').trim().split('\n');
    expect(words.length).toBeGreaterThan(10);
    expect(words).toEqual(Array.from(new Set(words)));
    expect(words.filter((word) => !/^[A-Za-z][\w.-]+$/.test(word))).toEqual([]);
  });
});

describe('markdownlint', () => {
  test('reports a skipped heading level, a list without a blank line, and mixed markers', () => {
    const {findings, status} = markdownlint('## One\n\n#### Two\n\nText\n- one\n* two\n');
    expect(status).toBe(1);
    expect(findings).toEqual(
      expect.arrayContaining([
        {line: 3, rule: 'MD001'},
        {line: 6, rule: 'MD032'},
        {line: 7, rule: 'MD004'},
      ]),
    );
  });

  test('accepts a good page', () => {
    expect(markdownlint(GOOD)).toMatchObject({status: 0, findings: []});
  });
});

test('npm run prose runs the three linters on the pages, with the rules tested here', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts.prose).toMatch(/^markdownlint-cli2 && textlint .+ && cspell /);
  expect(scripts.prose).toContain(`textlint --rulesdir ${RULES} "docs/**/*.mdx"`);
  const {files} = JSON.parse(readFileSync(path.join(ROOT, 'cspell.json'), 'utf8')) as {
    files: readonly string[];
  };
  expect(files).toContain('docs/**/*.mdx');
  expect(readFileSync(path.join(ROOT, '.markdownlint-cli2.jsonc'), 'utf8')).toContain('"docs/**/*.mdx"');
});
