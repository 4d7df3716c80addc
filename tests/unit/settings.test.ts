import path from 'node:path';
import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {announcementBar, announcementId} from '../../src/config/announcement';
import {versions} from '../../src/data/versions';
import {matchingFiles} from '../files';

test('the settings are those that readers and writers are promised', () => {
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

test.each([versions.solidity.value, versions.evm.value])(
  'an announcement of another version than %s has another id',
  (value) => {
    expect(announcementBar('/').content).toContain(value);
    expect(announcementId).toContain(value.toLowerCase());
  },
);

test('the sidebar lists every page', () => {
  const listed = JSON.stringify(sidebars);
  const pages = matchingFiles('docs', /\.mdx$/).map((file) => path.relative('docs', file).slice(0, -4));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((id) => !listed.includes(`"${id}"`))).toEqual([]);
});
