import path from 'node:path';
import {describe, expect, test} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {announcementBar, announcementId} from '../../src/config/announcement';
import {versions} from '../../src/data/versions';
import {matchingFiles} from '../files';

describe('settings', () => {
  test('are those that readers and writers are promised', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'throw',
      baseUrlIssueBanner: true,
      markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
      i18n: {defaultLocale: 'en', locales: ['en']},
      trailingSlash: false,
      title: 'Docs',
      themeConfig: {
        colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
        docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      },
    });
  });

  test('give the announcement a new id when its content changes', () => {
    const {content} = announcementBar('/');
    for (const {value} of [versions.solidity, versions.evm]) {
      expect(content).toContain(String(value));
      expect(announcementId).toContain(String(value).toLowerCase());
    }
  });

  test('list every page in the sidebar', () => {
    const listed = JSON.stringify(sidebars);
    const pages = matchingFiles('docs', /\.mdx$/).map((file) =>
      path.relative('docs', file).replace(/\.mdx$/, ''),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.filter((id) => !listed.includes(`"${id}"`)),
      'pages that sidebars.ts does not list',
    ).toEqual([]);
  });
});
