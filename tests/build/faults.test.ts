import {describe, expect, test} from 'vitest';
import {buildFixture} from './fixture-build';

const page = (body: string, extra = '') =>
  `---\ntitle: Start\nslug: /\n${extra}---\n\nYou can read this.\n\n${body}\n`;

describe('faults in a page', () => {
  // One build for the three kinds of broken link; `tests/unit` checks that the first stops the real one.
  test('broken links and broken Markdown links are named, and a broken anchor stops the build', () => {
    const {ok, output} = buildFixture({
      pages: {'index.mdx': page('[x](/nowhere) [x](./nowhere.mdx) [x](/#nowhere)\n\n## Next steps\n\nNone.')},
      change: "{...config, onBrokenLinks: 'warn'}",
    });
    expect(ok).toBe(false);
    expect(output.match(/\[WARNING\]/g)).toHaveLength(2);
    expect(output).toMatch(/\[WARNING\][\s\S]*nowhere\.mdx[\s\S]*\[WARNING\][\s\S]*linking to \/nowhere/);
    expect(output).toMatch(/\[ERROR\][\s\S]*broken anchors[\s\S]*linking to \/#nowhere/);
  });

  test('an unknown token stops the build, naming file, line and token', () => {
    const {ok, output} = buildFixture({pages: {'index.mdx': page('{{versions.solidty}}')}});
    expect(ok).toBe(false);
    expect(output).toMatch(/index\.mdx:8: unknown token \{\{versions\.solidty\}\}/);
  });

  test('a broken navbar item is a configuration error', () => {
    const {ok, output} = buildFixture({
      pages: {'index.mdx': page('x')},
      change:
        "{...config, themeConfig: {...config.themeConfig, navbar: {items: [{type: 'nonsense', label: 'x'}]}}}",
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/navbar item type "nonsense"|navbar\.items/i);
  });
});
