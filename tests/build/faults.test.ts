import {describe, expect, test} from 'vitest';
import {buildFixture} from './fixture-build';

const page = (body: string, extra = '') =>
  `---\ntitle: Start\nslug: /\n${extra}---\n\nYou can read this.\n\n${body}\n`;

describe('faults in a page', () => {
  test('8: a site without fault builds without a warning', () => {
    const {ok, output} = buildFixture({
      pages: {'index.mdx': page('Solidity {{versions.solidity}}\n\n## Next steps\n\nNone.')},
    });
    expect(output).not.toMatch(/\[WARNING\]/);
    expect(ok, output).toBe(true);
  });

  test('5, 8: a broken link stops the build', () => {
    const {ok, output} = buildFixture({pages: {'index.mdx': page('[x](/nowhere)')}});
    expect(ok).toBe(false);
    expect(output).toMatch(/broken links[\s\S]*linking to \/nowhere/);
  });

  test('a broken anchor stops the build', () => {
    const {ok, output} = buildFixture({pages: {'index.mdx': page('[x](/#nowhere)')}});
    expect(ok).toBe(false);
    expect(output).toMatch(/broken anchors/);
  });

  test('5, 8: a broken Markdown link only warns', () => {
    const {ok, output} = buildFixture({
      pages: {'index.mdx': page('[x](./nowhere.mdx)')},
      change: "{...config, onBrokenLinks: 'ignore'}",
    });
    expect(ok, output).toBe(true);
    expect(output).toMatch(/\[WARNING\][\s\S]*nowhere\.mdx/);
  });

  test('an unknown token stops the build, naming file, line and token', () => {
    const {ok, output} = buildFixture({pages: {'index.mdx': page('{{versions.solidty}}')}});
    expect(ok).toBe(false);
    expect(output).toMatch(/index\.mdx:8: unknown token \{\{versions\.solidty\}\}/);
  });

  test('5, 8: a broken navbar item is a configuration error', () => {
    const {ok, output} = buildFixture({
      pages: {'index.mdx': page('x')},
      change:
        "{...config, themeConfig: {...config.themeConfig, navbar: {items: [{type: 'nonsense', label: 'x'}]}}}",
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/navbar item type "nonsense"|navbar\.items/i);
  });
});
