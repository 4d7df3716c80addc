import {expect, test} from 'vitest';
import {parsePage} from '../../pages';
import {statementsOf} from './statements';

const CODE = 'https://code.test/blob/1a/';
const SOURCES = `<details data-sources><a href="${CODE}c.rs">Code</a> <a href="https://docs.test">Docs</a> † Read.</details>`;

const statements = (content: string) =>
  statementsOf(parsePage('a/b.html', `<div class="theme-doc-markdown">${content}${SOURCES}</div>`), [CODE]);
const mark = (place: string) => `<a href="#source-1" data-source="${CODE}${place}">†</a>`;

test('the marked paragraphs, items and rows of a page, with their places in source code', () => {
  const content = `<p>It is †.</p><ul><li>One is <code>a</code>.† <ul><li>Two</li></ul></li></ul>
    <table><tr><th>0x1 </th><td>One.<br>Two.†</td></tr><tr><td>0x2</td></tr></table>
    <p>Two${mark('a.rs')} or <a href="/c">three</a>.${mark('b.rs#L3')}</p><p>Four</p>`;
  expect(statements(content)).toEqual([
    {
      page: '/a/b',
      statements: [
        {text: 'It is †.'},
        {text: 'One is a.†'},
        {text: '0x1 | One. Two.†'},
        {text: 'Two† or three.†', source: [`${CODE}a.rs`, `${CODE}b.rs#L3`]},
      ],
      source: [`${CODE}c.rs`],
    },
  ]);
});

test('a page without marks has none', () => {
  expect(statements('<p>One.</p>')).toEqual([]);
});
