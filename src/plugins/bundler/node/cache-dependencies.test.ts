import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {cacheName} from './cache-dependencies';

type Site = Parameters<typeof cacheName>[0];

const site: Site = {
  siteConfig: {
    baseUrl: '/',
    themeConfig: {footer: {copyright: '2026'}},
  } as unknown as LoadContext['siteConfig'],
  outDir: '/site/build',
  generatedFilesDir: '/site/.docusaurus',
};
const settings = {repoUrl: 'https://example.org', algolia: {appId: 'APP'}};
const name = cacheName(site, settings, {PATH: '/bin', BROWSERSLIST_ENV: 'production'});
const config = (change: object): Site => ({...site, siteConfig: {...site.siteConfig, ...change}});

test('the same settings share a cache, whatever else is in the environment', () => {
  expect(cacheName({...site}, {...settings}, {BROWSERSLIST_ENV: 'production', HOME: '/root'})).toBe(name);
});

test.each<[string, Site, object, Record<string, string>]>([
  ['the base URL', config({baseUrl: '/docs-test/'}), settings, {}],
  ['the site URL', config({url: 'https://example.net'}), settings, {}],
  ['an option of the theme', config({themeConfig: {footer: {copyright: '2027'}}}), settings, {}],
  ['an option of a preset', config({presets: [['classic', {docs: {breadcrumbs: false}}]]}), settings, {}],
  ['the folder to build into', {...site, outDir: '/site/elsewhere'}, settings, {}],
  ['the folder of generated files', {...site, generatedFilesDir: '/site/.other'}, settings, {}],
  ['a setting from the environment', site, {...settings, algolia: {appId: 'OTHER'}}, {}],
  ['a variable of a tool', site, settings, {BROWSERSLIST_ENV: 'development'}],
])('another cache for %s', (_, changed, changedSettings, variables) => {
  const environment = {BROWSERSLIST_ENV: 'production', ...variables};
  expect(cacheName(changed, changedSettings, environment)).not.toBe(name);
});
