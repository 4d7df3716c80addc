// @vitest-environment jsdom
/* What the reader mode of browsers keeps of the built pages. */
import {Readability} from '@mozilla/readability';
import {expect, test} from 'vitest';
import {readSitemap} from './built-pages';

/** What reader modes leave out on purpose, and what comes from scripts. */
const LEFT_OUT =
  '[hidden], [aria-hidden="true"], [data-markdown-ignore], nav, button, form, script, style, .hash-link';
const LEAST_SHARE = 0.9;

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Text with a blank between the texts of all elements. */
function textOf(root: Element): string {
  const texts = root.ownerDocument.createTreeWalker(root, 4);
  let text = '';
  while (texts.nextNode()) text += ` ${texts.currentNode.nodeValue}`;
  return text;
}

/** The share of the words of a page's main text, its title included, that reader mode shows. */
function shareOf(html: string): number {
  const document = parse(html);
  const main = (document.querySelector('.theme-doc-markdown') ?? document.querySelector('main'))?.cloneNode(
    true,
  ) as Element;
  main.querySelectorAll(LEFT_OUT).forEach((element) => element.remove());
  const {title = '', content = ''} = new Readability(document).parse() ?? {};
  const left = new Map<string, number>();
  const shown = `${title} ${textOf(parse(content ?? '').body)}`;
  for (const word of wordsOf(shown)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(textOf(main));
  const kept = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return kept.length / words.length;
}

/** A list of links, and a reference of which half is in buttons and cells of its own. */
const OTHER_PAGES = ['/', '/api'];

test('reader mode keeps the main text of each page of text', () => {
  const pages = readSitemap().pages.filter(({route}) => !OTHER_PAGES.includes(route));
  expect(pages.length).toBeGreaterThan(30);
  const shares = pages.map(({route, html}) => ({route, share: shareOf(html)}));
  expect(shares.filter(({share}) => !(share >= LEAST_SHARE))).toEqual([]);
});
