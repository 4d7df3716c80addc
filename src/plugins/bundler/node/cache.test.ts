import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import bundlerPlugin from '../index';
import {cacheName} from './cache';

type Site = Parameters<typeof cacheName>[0];

const site: Site = {
  siteConfig: {baseUrl: '/', themeConfig: {a: 1}} as unknown as LoadContext['siteConfig'],
  outDir: '/site/build',
  generatedFilesDir: '/site/.docusaurus',
};
const settings = {repoUrl: 'https://example.org', algolia: {appId: 'APP'}};
const name = cacheName(site, settings, {PATH: '/bin', BROWSERSLIST_ENV: 'production'});

test('the same settings share a cache, whatever else is in the environment', () => {
  expect(cacheName({...site}, {...settings}, {BROWSERSLIST_ENV: 'production', HOME: '/root'})).toBe(name);
});

test.each<[string, Site, object, Record<string, string>]>([
  ['an option', {...site, siteConfig: {...site.siteConfig, baseUrl: '/docs/'}}, settings, {}],
  ['the folder to build into', {...site, outDir: '/site/elsewhere'}, settings, {}],
  ['a setting from the environment', site, {...settings, algolia: {appId: 'OTHER'}}, {}],
  ['a variable of a tool', site, settings, {BROWSERSLIST_ENV: 'development'}],
])('another cache for %s', (_, changed, changedSettings, variables) => {
  const environment = {BROWSERSLIST_ENV: 'production', ...variables};
  expect(cacheName(changed, changedSettings, environment)).not.toBe(name);
});

test('a framework that keeps its cache elsewhere stops the build', () => {
  const context = {
    siteDir: '/site',
    siteConfig: {future: {faster: {rspackPersistentCache: true}}},
  } as unknown as LoadContext;
  const plugin = bundlerPlugin(context, {buildCode: [], settings: () => ({}), licenses: []});
  const config = {cache: {version: '1', buildDependencies: []}};
  expect(() => plugin.configureWebpack?.(config as never, false, {} as never, undefined)).toThrow(
    'experiments.cache',
  );
});
