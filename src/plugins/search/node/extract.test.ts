import {describe, expect, it} from 'vitest';
import {extractRecords} from './extract';

const OPTIONS = {defaultSection: 'Documentation', skipped: 'button:not(.path), .frame > figcaption'};

function page(main: string, head = ''): string {
  return `<html lang="en"><head>
    <meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta name="docsearch:version" content="current">${head}</head><body>
    <nav class="navbar"><a class="navbar__link">Elsewhere</a></nav>
    <aside><a class="menu__link menu__link--sublist menu__link--active">Developers</a></aside>
    <main>${main}</main></body></html>`;
}

const ARTICLE = `<nav class="theme-doc-breadcrumbs">Home</nav><article>
  <h1>Rate &amp; limits</h1><p>First <code>eth_call</code> text.</p>
  <h2 id="tiers">Tiers<a class="hash-link" href="#tiers">\u200b</a></h2>
  <table><tr><th>Tier</th><td>Free</td></tr></table>
  <figure class="frame"><figcaption>read.ts</figcaption><pre><code><span class="token-line">const a = 1;</span><br>b();</code></pre></figure>
  <h3 id="deep">Deep</h3><ul><li>One</li><li>Two <button>Copy</button></li></ul>
  <details data-search="skip"><summary>Figures</summary></details>
  <h2 id="next">Next</h2></article>`;

describe('records in DocSearch v3 shape', () => {
  const records = extractRecords(page(ARTICLE), '/developers/rate_limits', OPTIONS);

  it('exist for headings, with hierarchy, address and anchor', () => {
    expect(
      records
        .filter(({type}) => type !== 'content')
        .map(({type, url, anchor, hierarchy}) => [type, url, anchor, hierarchy.lvl2, hierarchy.lvl3]),
    ).toEqual([
      ['lvl1', '/developers/rate_limits', null, null, null],
      ['lvl2', '/developers/rate_limits#tiers', 'tiers', 'Tiers', null],
      ['lvl3', '/developers/rate_limits#deep', 'deep', 'Tiers', 'Deep'],
      ['lvl2', '/developers/rate_limits#next', 'next', 'Next', null],
    ]);
    expect(records[0]).toMatchObject({
      hierarchy: {lvl0: 'Developers', lvl1: 'Rate & limits'},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    });
  });

  it('exist for each text and each table row; not for hash links, code captions, buttons, navigation and skipped parts', () => {
    expect(records.filter(({type}) => type === 'content').map(({content, code}) => [content, code])).toEqual([
      ['First eth_call text.', false],
      ['Tier · Free', false],
      ['const a = 1;\nb();', true],
      ['One', false],
      ['Two', false],
    ]);
  });

  it('include buttons that the options do not skip', () => {
    const [, record] = extractRecords(
      page('<h1>A</h1><button class="path">get /keys</button>'),
      '/a',
      OPTIONS,
    );
    expect(record?.content).toBe('get /keys');
  });

  it('do not exist for a row that only has an address: it is found with its table', () => {
    const link = '<a href="#r" data-search="skip"></a>';
    const rows = `<table><tr id="r"><th>Gas${link}</th><td>Unit</td></tr></table>`;
    const [, record, ...more] = extractRecords(page(`<h1>A</h1>${rows}`), '/a', OPTIONS);
    expect([record?.url, record?.content, more]).toEqual(['/a', 'Gas · Unit', []]);
  });

  it.each([
    ['a term', '<dl><dt id="gas">Gas</dt><dd>Unit of work.</dd></dl>', 'Gas'],
    ['a term in a group', '<dl><div><dt id="gas">Gas</dt><dd>Unit of work.</dd></div></dl>', 'Gas'],
    ['a row', '<table><tr id="gas"><th>Gas</th><td>Unit of work.</td></tr></table>', 'Gas'],
    [
      'a row by its first cell',
      '<table><tr><th><b id="gas">Gas</b></th><td>Unit of work.</td></tr></table>',
      'Gas',
    ],
    ['a question', '<details id="gas"><summary>Gas?</summary><p>Unit of work.</p></details>', 'Gas?'],
  ])('%s with an id is a section of its own, below the heading, which names it', (_, entry, title) => {
    const main = `<h1>A</h1><h2 id="words">Words</h2><p>Before.</p>${entry}<p>After.</p>`;
    expect(
      extractRecords(page(main), '/a', OPTIONS)
        .slice(1)
        .map(({url, hierarchy, type, content}) => [url, type, hierarchy.lvl2, hierarchy.lvl3, content]),
    ).toEqual([
      ['/a#words', 'lvl2', 'Words', null, null],
      ['/a#words', 'content', 'Words', null, 'Before.'],
      ['/a#words', 'content', 'Words', null, title],
      ['/a#gas', 'lvl3', 'Words', title, null],
      ['/a#gas', 'content', 'Words', title, 'Unit of work.'],
      ['/a#words', 'content', 'Words', null, 'After.'],
    ]);
  });

  it.each([
    ['a heading', '<h3 id="q">Q?</h3><p>Yes.</p>'],
    ['a heading whose link to itself carries its id', '<h3><a href="#q"></a>Q?</h3><p>Yes.</p>'],
    ['a heading in a summary', '<details><summary><h3 id="q">Q?</h3></summary><p>Yes.</p></details>'],
    ['a summary with a heading', '<details id="q"><summary><h3>Q?</h3></summary><p>Yes.</p></details>'],
    ['a summary without a heading', '<details id="q"><summary>Q?</summary><p>Yes.</p></details>'],
  ])('a question as %s is one section', (_, question) => {
    const records = extractRecords(page(`<h1>A</h1><h2 id="b">B</h2>${question}`), '/a', OPTIONS);
    const own = records.filter(({url}) => url === '/a#q');
    expect(own.map(({type, hierarchy, content}) => [type, hierarchy.lvl3, content])).toEqual([
      ['lvl3', 'Q?', null],
      ['content', 'Q?', 'Yes.'],
    ]);
  });

  it('have unique object ids', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('include a description that the page does not repeat', () => {
    const described = extractRecords(
      page(ARTICLE, '<meta name="description" content="About quotas">'),
      '/x',
      OPTIONS,
    );
    expect(described[1]).toMatchObject({type: 'content', content: 'About quotas'});
  });

  it('cut text at 1,500 characters', () => {
    const [, record] = extractRecords(page(`<h1>A</h1><p>${'word '.repeat(1000)}</p>`), '/x', OPTIONS);
    expect(record?.content?.length).toBeLessThanOrEqual(1500);
  });
});
