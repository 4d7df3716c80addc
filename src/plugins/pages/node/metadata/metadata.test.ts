import {copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {expect, onTestFinished, test} from 'vitest';
import {attribute, findAll} from '../../shared/dom';
import {parsePage} from '../built-pages';
import type {Docs} from '../docs';
import {describePages} from './metadata';

/** A name that breaks out of an attribute or a script unless it is escaped. */
const NAME = 'Docs "</script><script>steal()</script>';

/** A page before and after it is described. */
async function describe(file: string, head: string) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'metadata-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  writeFileSync(
    path.join(siteDir, 'mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"/>',
  );
  copyFileSync(
    path.join(__dirname, '../../../../../static/assets/fonts/archivo.7f799991.woff2'),
    path.join(siteDir, 'a.woff2'),
  );
  const html = `<html><head>${head}</head><body><h1>Bulk &amp; <b>reads</b></h1>&lt;/head&gt;</body></html>`;
  const page = parsePage(file, html);
  const outDir = path.join(siteDir, 'build');
  const siteConfig = {url: 'https://docs.test', baseUrl: '/', tagline: 'All about it'};
  const docs: Docs = {pages: new Map([['/reads', {lastUpdatedAt: 0} as never]]), chapters: []};
  await describePages([page], docs, {siteDir, outDir, siteConfig} as never, {
    name: NAME,
    publisher: {name: 'Example', url: 'https://example.org/'},
    questions: {},
    picture: {
      mark: 'mark.svg',
      background: '#000',
      text: '#fff',
      mutedText: '#ccc',
      accent: '#00f',
      headingFont: 'Archivo',
      textFont: 'Archivo',
    },
    fonts: [{name: 'Archivo', file: 'a.woff2'}],
  });
  const {document} = parsePage(file, page.html);
  const property = (name: string) => attribute(`head > meta[property="${name}"]`, 'content', document);
  return {before: html, after: page.html, document, property, outDir};
}

test('a docs page is an article with its section in the picture, and no text ends an attribute or a script', async () => {
  const items = ['Docs', 'Developers', 'Tutorials', 'Reads'].map((name) => ({name}));
  const breadcrumbs = JSON.stringify({'@type': 'BreadcrumbList', itemListElement: items});
  const {before, after, document, property, outDir} = await describe(
    'reads.html',
    `<script type="application/ld+json">${breadcrumbs}</script>`,
  );
  expect(after.startsWith(before.slice(0, before.indexOf('</head>')))).toBe(true);
  expect(after.endsWith(before.slice(before.indexOf('</head>')))).toBe(true);
  expect(property('og:type')).toBe('article');
  expect(property('og:image:alt')).toBe(`Bulk & reads. Developers / Tutorials, ${NAME}.`);
  expect(existsSync(path.join(outDir, new URL(property('og:image')).pathname))).toBe(true);
  const scripts = findAll('script', document).map(
    (script) => JSON.parse(DomUtils.textContent(script)) as object,
  );
  expect(scripts).toMatchObject([{}, {headline: 'Bulk & reads', isPartOf: {name: NAME}}]);
});

test('a page that search engines may not list stays as it is', async () => {
  const {before, after} = await describe('reads.html', '<meta name=robots content=noindex>');
  expect(after).toBe(before);
});
