import {describe, expect, test} from 'vitest';
import {GENERATORS} from '../../../scripts/bench/peers/generators';
import {median} from '../../../scripts/bench/median';
import {sourcePage, withFrontMatter} from '../../../scripts/bench/peers/pages';
import {withoutScripts} from '../../../scripts/bench/peers/serve';

const HTML =
  '<head><link rel=canonical href=https://docs.example/users/fees><meta name=description content="What it costs."></head>';
const MARKDOWN = `> Page: https://docs.example/users/fees. All pages: https://docs.example/llms.txt

# Fees \\& "keys"

See [keys](https://docs.example/users/keys#lost) and [elsewhere](https://other.example/).
`;
const page = sourcePage('users/fees.md', MARKDOWN, HTML);

describe('a page for other generators', () => {
  test('has the title, the description and the text of ours, and links within the site', () => {
    expect(page).toEqual({
      file: 'users/fees.md',
      title: 'Fees & "keys"',
      description: 'What it costs.',
      body: '\n\nSee [keys](/users/keys#lost) and [elsewhere](https://other.example/).\n',
    });
  });

  test('has one heading: in the text, or from the title', () => {
    const matter = '---\ntitle: "Fees & \\"keys\\""\ndescription: "What it costs."\n---\n';
    expect(withFrontMatter(page, false)).toBe(matter + page.body);
    expect(withFrontMatter(page, true)).toBe(`${matter}\n# Fees & "keys"\n${page.body}`);
  });

  test('cannot be read without a heading or without the address of the site', () => {
    expect(() => sourcePage('a.md', 'Text', HTML)).toThrow('a.md has no level 1 heading');
    expect(() => sourcePage('a.md', '# Title', '<p>')).toThrow('without canonical address');
  });
});

test('each generator gets every page, and exact versions', () => {
  expect(GENERATORS).toHaveLength(3);
  for (const {files, packages, overrides = {}} of GENERATORS) {
    expect(Object.keys(files([page])).filter((file) => file.endsWith('users/fees.md'))).toHaveLength(1);
    for (const version of Object.values({...packages, ...overrides}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('a page without scripts keeps all the rest', () => {
  const html =
    '<link rel=preload as=script href=a.js><link rel="modulepreload" href=b.js><link rel=stylesheet href=a.css>' +
    '<script src=a.js defer></script><p>One</p><script type="module">x("<p>")</script><p>Two</p>';
  expect(withoutScripts(html)).toBe('<link rel=stylesheet href=a.css><p>One</p><p>Two</p>');
});

test('the median of an even number of runs is one that was measured', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(20);
});
