import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {FixtureSite} from './fixture-build';

const ROOT = path.join(__dirname, '../..');
const EXAMPLE = path.join(ROOT, 'examples/zkt/message.json');
const FIGURES = path.join(ROOT, 'src/data/versions.ts');

const PAGE = `---
title: Start
slug: /
---

Solidity {{versions.solidity}}

\`\`\`json file=examples/zkt/message.json
\`\`\`
`;

/** The persistent cache stays on: it is what would serve old code. */
const CHANGE = '{...config, future: {...config.future, faster: {...config.future.faster, rspackPersistentCache: true}}}';

describe('an edit reaches the next build in spite of the persistent cache', () => {
  const originals = new Map([EXAMPLE, FIGURES].map((file) => [file, readFileSync(file, 'utf8')]));
  afterEach(() => originals.forEach((text, file) => writeFileSync(file, text)));

  test('of an example, and of a figure', () => {
    const site = new FixtureSite({pages: {'index.mdx': PAGE}, change: CHANGE});
    try {
      const html = () => readFileSync(path.join(site.dir, 'build/index.html'), 'utf8');
      expect(site.build().ok).toBe(true);
      expect(html()).toContain('Hello, Stability!');
      expect(html()).toContain('Solidity 0.8.24');
      writeFileSync(EXAMPLE, (originals.get(EXAMPLE) ?? '').replace('Hello, Stability!', 'Changed sample'));
      writeFileSync(FIGURES, (originals.get(FIGURES) ?? '').replaceAll("'0.8.24'", "'0.8.99'"));
      expect(site.build().ok).toBe(true);
      expect(html()).toContain('Changed sample');
      expect(html()).toContain('Solidity 0.8.99');
    } finally {
      site.remove();
    }
  });
});
