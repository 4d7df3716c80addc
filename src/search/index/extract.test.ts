import {describe, expect, it} from 'vitest';
import {extractRecords} from './extract';

const OPTIONS = {defaultSection: 'Documentation'};

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
  <pre><code><span class="token-line"><span class="codeLineNumber_x">1</span>const a = 1;</span><br>b();</code></pre>
  <h3 id="deep">Deep</h3><ul><li>One</li><li>Two <button>Copy</button></li></ul>
  <details data-search="skip"><summary>Figures</summary></details>
  <h2 id="next">Next</h2></article>`;

describe('records in DocSearch v3 shape', () => {
  const records = extractRecords(page(ARTICLE), '/developers/rate_limits', OPTIONS);

  it('headings with their hierarchy, address and anchor', () => {
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

  it('texts one by one, table rows as one; no hash links, line numbers, buttons, navigation, skipped parts', () => {
    expect(records.filter(({type}) => type === 'content').map(({content, code}) => [content, code])).toEqual([
      ['First eth_call text.', false],
      ['· Tier · Free', false],
      ['const a = 1;\nb();', true],
      ['One', false],
      ['Two', false],
    ]);
  });

  it('object ids are unique', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('a description that the page does not repeat is searchable', () => {
    const described = extractRecords(
      page(ARTICLE, '<meta name="description" content="About quotas">'),
      '/x',
      OPTIONS,
    );
    expect(described[1]).toMatchObject({type: 'content', content: 'About quotas'});
  });

  it.each(['name', 'property'])('none for a page that is not to be indexed (%s)', (attribute) => {
    expect(
      extractRecords(page(ARTICLE, `<meta ${attribute}="robots" content="noindex, follow">`), '/x', OPTIONS),
    ).toEqual([]);
  });

  it('text is cut at 1,500 characters', () => {
    const [, record] = extractRecords(page(`<h1>A</h1><p>${'word '.repeat(1000)}</p>`), '/x', OPTIONS);
    expect(record?.content?.length).toBeLessThanOrEqual(1500);
  });
});
