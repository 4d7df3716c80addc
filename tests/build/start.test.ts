// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SEARCH_FIELD, THEME} from '../../src/lib/theme';
import {BUILD} from '../built-site';

const html = readFileSync(path.join(BUILD, 'developers/getting_started.html'), 'utf8');
const page = new DOMParser().parseFromString(html, 'text/html');

test('a page loads one script, which knows the others', () => {
  const scripts = Array.from(page.scripts).filter(({src}) => src !== '');
  expect(scripts.map(({src}) => src)).toEqual([expect.stringMatching(/assets\/js\/start\.\w{8}\.js$/)]);
  expect(scripts[0].dataset.scripts).toMatch(/\/main\.\w+\.js$/);
});

test.each(Object.entries(THEME))('the theme has the element "%s": %s', (_, selector) => {
  expect(page.querySelector(selector)).not.toBeNull();
});

test('the search dialog has its field', () => {
  const modal = readFileSync(path.resolve('node_modules/@docsearch/react/dist/umd/index.js'), 'utf8');
  expect(modal).toContain(SEARCH_FIELD.slice(1));
});
