import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DomUtils} from 'htmlparser2';
import {expect, onTestFinished, test} from 'vitest';
import {attribute, findAll} from '../../shared/dom';
import {parsePage} from '../built-pages';
import type {Docs} from '../docs';
import {describePages} from './metadata';

const FONT = path.join(__dirname, '../../../../../static/assets/fonts/archivo.7f799991.woff2');
/** A name that breaks out of an attribute or a script unless it is escaped. */
const NAME = 'Docs "</script><script>steal()</script>';

test('a docs page is an article with a picture, no text ends an attribute or a script, and a page not listed stays as it is', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'metadata-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  writeFileSync(path.join(siteDir, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const items = ['Docs', 'Developers', 'Tutorials', 'Reads'].map((name) => ({name}));
  const breadcrumbs = JSON.stringify({'@type': 'BreadcrumbList', itemListElement: items});
  const head = `<head><script type="application/ld+json">${breadcrumbs}</script>`;
  const body = '</head><body><h1>Bulk &amp; <b>reads</b></h1>&lt;/head&gt;</body>';
  const page = parsePage('reads.html', head + body);
  const hidden = parsePage('hidden.html', '<head><meta name=robots content=noindex></head>');
  const outDir = path.join(siteDir, 'build');
  const siteConfig = {url: 'https://docs.test', baseUrl: '/', tagline: 'All about it'};
  const docs: Docs = {pages: new Map([['/reads', {lastUpdatedAt: 0} as never]]), chapters: []};
  await describePages([page, hidden], docs, {siteDir, outDir, siteConfig} as never, {
    name: NAME,
    publisher: {name: 'Example', url: 'https://example.org/'},
    questions: {},
    picture: {
      mark: 'mark.svg',
      figure: 'mark.svg',
      field: '#333',
      background: '#000',
      text: '#fff',
      mutedText: '#ccc',
      headingFont: 'Archivo',
      textFont: 'Archivo',
    },
    fonts: [{name: 'Archivo', file: path.relative(siteDir, FONT)}],
  });
  expect(hidden.html).toBe('<head><meta name=robots content=noindex></head>');
  expect([page.html.startsWith(head), page.html.endsWith(body)]).toEqual([true, true]);
  const {document} = parsePage('reads.html', page.html);
  const property = (name: string) => attribute(`head > meta[property="${name}"]`, 'content', document);
  expect(property('og:type')).toBe('article');
  expect(property('og:image:alt')).toBe(`Bulk & reads. Developers / Tutorials, ${NAME}.`);
  expect(readdirSync(path.join(outDir, 'assets/social'))).toEqual([path.basename(property('og:image'))]);
  const scripts = findAll('script', document).map(
    (script) => JSON.parse(DomUtils.textContent(script)) as object,
  );
  expect(scripts).toMatchObject([{}, {headline: 'Bulk & reads', isPartOf: {name: NAME}}]);
});
