import {expect, test} from 'vitest';
import {parsePage} from '../../pages';
import {statementsOf} from './statements';

const CODE = 'https://code.test/blob/1a/';
const SOURCES = `<p id="first-mark-note">† Read.</p>
<details data-sources><a href="${CODE}c.rs">Code</a> <a href="https://docs.test">Docs</a></details>`;

const statements = (content: string) =>
  statementsOf(parsePage('a/b.html', `<div class="theme-doc-markdown">${content}${SOURCES}</div>`), [CODE]);
const first = (source = '') => `<a id="first-mark" href="#first-mark-note"${source}>†</a>`;

test('the marked paragraphs, items and rows of a page, with their places in source code', () => {
  const content = `<p>It is ${first()}.</p><ul><li>One is <code>a</code>.† <ul><li>Two</li></ul></li></ul>
    <table><tr><th>0x1 </th><td>One.<br>Two.†</td></tr><tr><td>0x2</td></tr></table>
    <p>Two<a href="${CODE}a.rs">†</a> or <a href="/c">three</a>.<a href="${CODE}b.rs#L3">†</a></p><p>Four</p>`;
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

test('the place of the first mark, which leads to the foot note, counts too', () => {
  const [page] = statements(`<p>It is 0.${first(` data-source="${CODE}a.rs"`)}</p>`);
  expect(page?.statements).toEqual([{text: 'It is 0.†', source: [`${CODE}a.rs`]}]);
});

test('a page without marks has none', () => {
  expect(statements('<p>One.</p>')).toEqual([]);
});
