import {selectAll} from 'css-select';
import {DomUtils, parseDocument} from 'htmlparser2';
import {expect, test} from 'vitest';
import {withHeadTags} from './head-tags';

const PAGE = '<!doctype html><html><head><meta charset=UTF-8></head><body>&lt;/head&gt;</body></html>';
const preview = {
  siteName: 'Docs',
  type: 'article',
  image: 'https://docs.example/a.png?x=1&y=2',
  alt: 'The "fast" way, <b>',
} as const;

test('the tags are the last of the head, and their values arrive as they were', () => {
  const html = withHeadTags(PAGE, preview, []);
  expect(html.replace(/(<meta charset=UTF-8>).*(<\/head>)/, '$1$2')).toBe(PAGE);
  const tags = selectAll('head > meta', parseDocument(html).children) as {attribs: Record<string, string>}[];
  const values = tags.map(({attribs}) => [attribs.property ?? attribs.name, attribs.content]);
  expect(Object.fromEntries(values)).toMatchObject({
    'og:site_name': 'Docs',
    'og:type': 'article',
    'og:image': preview.image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': preview.alt,
    'twitter:image': preview.image,
    'twitter:image:alt': preview.alt,
  });
});

test('no text can end the element that holds structured data', () => {
  const data = {name: 'a</script><script>steal()</script><!--'};
  const {children} = parseDocument(withHeadTags(PAGE, preview, [data]));
  const scripts = selectAll('script', children);
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(DomUtils.textContent(scripts))).toEqual(data);
});

test('a page without an end of its head stops the build', () => {
  expect(() => withHeadTags('<!doctype html><p>', preview, [])).toThrow('</head>');
});
