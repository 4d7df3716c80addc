import {describe, expect, it} from 'vitest';
import {parseDocument} from 'htmlparser2';
import {extractSections} from './extract';

const OPTIONS = {
  defaultSection: 'Documentation',
  skipped: 'button:not(.path), .frame > figcaption',
  skippedAnchors: ['next'],
};

/** Sections of a page with this content. */
function sectionsOf(main: string, head = '') {
  const html = `<html lang="en"><head>${head}</head><body>
    <nav class="navbar"><a class="navbar__link">Elsewhere</a></nav>
    <aside><a class="menu__link menu__link--sublist menu__link--active">Developers</a></aside>
    <main>${main}</main></body></html>`;
  return extractSections(parseDocument(html), '/a', OPTIONS);
}

const ARTICLE = `<nav class="theme-doc-breadcrumbs">Home</nav><article>
  <h1>Rate &amp; limits</h1><p>First <code>eth_call</code> text.</p>
  <h2 id="tiers">Tiers<a class="hash-link" href="#tiers">\u200b</a></h2>
  <table><tr><th>Tier</th><td>Free</td></tr></table>
  <figure class="frame"><figcaption>read.ts</figcaption><pre><code><span class="token-line">const a = 1;</span><br>b();</code></pre></figure>
  <h3 id="deep">Deep</h3><ul><li>One</li><li>Two <button>Copy</button></li></ul>
  <details data-search="skip"><summary>Figures</summary></details>
  <h2 id="next">Next</h2></article>`;

describe('the sections of a page', () => {
  it('hold texts and code below each heading; not hash links, captions, buttons, navigation and skipped parts', () => {
    const page = ['Developers', 'Rate & limits'];
    expect(sectionsOf(ARTICLE).map(({url, headings, texts, code}) => [url, headings, texts, code])).toEqual([
      ['/a', page, ['First eth_call text.'], []],
      ['/a#tiers', [...page, 'Tiers'], ['Tier · Free'], ['const a = 1;\nb();']],
      ['/a#deep', [...page, 'Tiers', 'Deep'], ['One', 'Two'], []],
    ]);
  });

  it('do not include a row that only has an address: it is found with its table', () => {
    const link = '<a href="#r" data-search="skip"></a>';
    const rows = `<table><tr id="r"><th>Gas${link}</th><td>Unit</td></tr></table>`;
    expect(sectionsOf(`<h1>A</h1>${rows}`)).toMatchObject([{url: '/a', texts: ['Gas · Unit']}]);
  });

  it.each([
    ['a term', '<dl><dt id="gas">Gas</dt><dd>Unit of work.</dd></dl>', 'Gas'],
    ['a term in a group', '<dl><div><dt id="gas">Gas</dt><dd>Unit of work.</dd></div></dl>', 'Gas'],
    ['a row', '<table><tr id="gas"><th>Gas</th><td>Unit of work.</td></tr></table>', 'Gas'],
  ])('%s with an id is a section of its own, below the heading, which names it', (_, entry, title) => {
    const main = `<h1>A</h1><h2 id="words">Words</h2><p>Before.</p>${entry}<p>After.</p>`;
    expect(sectionsOf(main).slice(1)).toMatchObject([
      {url: '/a#words', texts: ['Before.', title, 'After.']},
      {url: '/a#gas', headings: ['Developers', 'A', 'Words', title], texts: ['Unit of work.']},
    ]);
  });

  it.each([
    [
      'a list item by its bold code, of whose text the rest comes last,',
      '<ul><li><details><summary><strong><code>low</code></strong>, <strong><code>lower</code></strong> (b)</summary>Set <code>fee</code>.LINK</details></li></ul>',
      'low · lower',
      ['Set fee.', '(b)'],
    ],
    ['a row by its first cell', '<table><tr><td>Fee LINK</td><td>0</td></tr></table>', 'Fee', ['0']],
    [
      'a row in a list item',
      '<ol><li><table><tr><td><strong><code>low</code></strong> fee</td><td>0LINK</td></tr></table></li></ol>',
      'low',
      ['fee · 0'],
    ],
  ])('%s is a section of its own if a link in it has its address', (_, entry, title, texts) => {
    const main = `<h1>A</h1>${entry.replace('LINK', '<a id="low" href="#low" data-search="skip"></a>')}<p>After.</p>`;
    expect(sectionsOf(main)).toMatchObject([
      {url: '/a', texts: [title, 'After.']},
      {url: '/a#low', headings: ['Developers', 'A', title], texts},
    ]);
  });

  it.each([
    ['a heading', '<h3 id="q">Q?</h3><p>Yes.</p>'],
    ['a heading whose link to itself carries its id', '<h3><a href="#q"></a>Q?</h3><p>Yes.</p>'],
    ['a heading in a summary', '<details><summary><h3 id="q">Q?</h3></summary><p>Yes.</p></details>'],
  ])('a question as %s is one section', (_, question) => {
    const own = sectionsOf(`<h1>A</h1><h2 id="b">B</h2>${question}`).filter(({url}) => url === '/a#q');
    expect(own).toMatchObject([{headings: ['Developers', 'A', 'B', 'Q?'], texts: ['Yes.']}]);
  });

  it('include a description that the page does not repeat', () => {
    const [{texts}] = sectionsOf(ARTICLE, '<meta name="description" content="About quotas">');
    expect(texts[0]).toBe('About quotas');
  });
});
