import {parseDocument} from 'htmlparser2';
import {expect, test} from 'vitest';
import {toMarkdown, type PageMarkup} from './to-markdown';

const MARKUP: PageMarkup = {
  skipped: 'nav',
  unlinked: 'a[href*="#glossary-"]',
};
const URL = 'https://docs.test/base/users/page';

const markdown = (content: string): string =>
  toMarkdown(parseDocument(`<html><body><main>${content}</main></body></html>`), URL, '', MARKUP);

const FRAME = (code: string): string =>
  `<figure class="code-frame" data-language="ts"><figcaption><span id="t" class="title">read.ts</span><span>TypeScript</span><span class="b"><button>Copy</button></span></figcaption><pre><code>${code}</code></pre></figure>`;

test('a code block keeps its title, language, lines and characters', () => {
  const line = '<span class="line"><span>const</span> a = &lt;b&gt; \n</span>';
  expect(markdown(FRAME(`${line}<span class="line">  \`*_\`;\n</span>`))).toBe(
    '**read.ts**\n\n```ts\nconst a = <b> \n  `*_`;\n```\n',
  );
});

test('each tab panel follows the name of its tab, also for nested tabs', () => {
  const tabs = (names: readonly string[], panels: readonly string[]): string =>
    `<div class="tabs-container"><ul role="tablist">${names.map((name) => `<li role="tab">${name}</li>`).join('')}</ul><div>${panels.map((panel) => `<div role="tabpanel" hidden>${panel}</div>`).join('')}</div></div>`;
  const inner = tabs(['GTN', 'Testnet'], ['<p>one</p>', '<p>two</p>']);
  expect(markdown(tabs(['ethers', 'viem'], [inner, FRAME('x')]))).toBe(
    '**ethers**\n\n**GTN**\n\none\n\n**Testnet**\n\ntwo\n\n**viem**\n\n**read.ts**\n\n```ts\nx\n```\n',
  );
});

test('URLs are absolute, and links to the glossary become plain words', () => {
  expect(
    markdown('<p><a href="/base/a#b">A</a> <a href="/base/x#glossary-gas">gas</a> <a href="#c">C</a></p>'),
  ).toBe('[A](https://docs.test/base/a#b) gas [C](https://docs.test/base/users/page#c)\n');
});

test('tables stay tables, admonitions become quotes, and collapsed text is included', () => {
  expect(
    markdown(
      '<table><thead><tr><th>Limit</th><th>Value</th></tr></thead><tbody><tr><td>Batch</td><td><code>40</code></td></tr></tbody></table>',
    ),
  ).toBe('| Limit | Value |\n| - | - |\n| Batch | `40` |\n');
  expect(
    markdown('<div class="theme-admonition"><div>warning</div><div><p>Public and permanent.</p></div></div>'),
  ).toBe('> **warning**\n>\n> Public and permanent.\n');
  const titled = (title: string): string =>
    markdown(
      `<div class="theme-admonition theme-admonition-danger alert"><div>${title}</div><div><p>Lost.</p></div></div>`,
    );
  expect(titled('danger')).toBe('> **danger**\n>\n> Lost.\n');
  expect(titled('Keep your key')).toBe('> **danger: Keep your key**\n>\n> Lost.\n');
  expect(markdown('<details><summary>More</summary><p>Folded.</p></details>')).toBe('**More**\n\nFolded.\n');
  expect(markdown('<details><summary><h3>Why?</h3></summary><p>So.</p></details>')).toBe('### Why?\n\nSo.\n');
});

test('blocks in a table cell become its lines, and the row stays one line', () => {
  expect(
    markdown(
      '<table><tr><th>Kind<th>URL<tr><td>Public<ul><li>reads<li>no <b>key</b></ul><td><div><p>GTN</p><div><button>Copy</button></div><p>Testnet</p></div>end<br></table>',
    ),
  ).toBe('| Kind | URL |\n| - | - |\n| Public<br>reads<br>no **key** | GTN<br>Testnet<br>end |\n');
});

test('a list of terms becomes a list with bold terms', () => {
  expect(markdown('<dl><dt>Gas<dd><p>A unit of work.</p><dt>ABI<dd><button>Copy</button></dl>')).toBe(
    '- **Gas**\n\n  A unit of work.\n',
  );
});

test('content that only works in a browser is left out', () => {
  expect(
    markdown(
      '<p>Text<!-- --> one</p><button>Run</button><nav>Home</nav><form><input></form><svg><title>Arrow</title></svg>',
    ),
  ).toBe('Text one\n');
});

test('an address keeps its ampersands, and a power is marked', () => {
  expect(markdown('<p><a href="https://a.test/?u=1&amp;id=2">Form</a> at 10<sup>-18</sup></p>')).toBe(
    '[Form](https://a.test/?u=1&id=2) at 10^-18\n',
  );
});

test('sections in a list keep their headings', () => {
  expect(markdown('<ul><li><h3>A</h3><p>One.</p></li><li><h3>B</h3><p>Two.</p></li></ul>')).toBe(
    '### A\n\nOne.\n\n### B\n\nTwo.\n',
  );
});

test('content without a heading gets the title, and a page without content stops the build', () => {
  const convert = (html: string): string => toMarkdown(parseDocument(html), URL, 'Limits', MARKUP);
  expect(convert('<main>x<div class="theme-doc-markdown"><p>All.</div></main>')).toBe('# Limits\n\nAll.\n');
  expect(convert('<main><h1>All limits</h1><p>All.</main>')).toBe('# All limits\n\nAll.\n');
  expect(() => convert('<main><h1>All limits</h1></main>')).toThrow(`${URL} is empty`);
  expect(() => convert('<p>x</p>')).toThrow(URL);
});
