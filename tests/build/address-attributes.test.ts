// @vitest-environment jsdom
/* The framework writes each parameter `docusaurus-data-x` of the address as the attribute `data-x` of the root element. */
import {expect, test} from 'vitest';
import {matchingFiles} from '../files';
import {BUILD} from '../built-site';
import {readBuilt} from './built-pages';

/** Names of all data attributes that styles, scripts and pages mention, without `data-`. */
const NAMES = Array.from(
  new Set(
    matchingFiles(BUILD, /\.(?:css|js|html)$/, BUILD).flatMap((file) =>
      Array.from(readBuilt(file).matchAll(/\bdata-([a-z][a-z-]*[a-z])/g), ([, name = '']) => name),
    ),
  ),
);

const page = new DOMParser().parseFromString(readBuilt('users/transactions.html'), 'text/html');

/** The attributes of the root element after the inline scripts of a page. @param search of its address */
function attributesWith(search: string): Readonly<Record<string, string>> {
  const {documentElement: root} = document;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const {name, value} of Array.from(page.documentElement.attributes)) root.setAttribute(name, value);
  history.replaceState(null, '', `/users/transactions${search}`);
  for (const {src, type, text} of Array.from(page.scripts)) {
    if (src !== '' || type !== '') continue;
    const script = document.createElement('script');
    script.text = text;
    document.head.append(script);
  }
  return Object.fromEntries(Array.from(root.attributes, ({name, value}) => [name, value]));
}

test('styles and scripts mention data attributes, among them those that the tests of this file are about', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['open-values', 'has-hydrated', 'theme', 'copied', 'redoc']));
});

test.each(['', '1', 'true', 'light'])(
  'no parameter of the address changes the root element (value "%s")',
  (value) => {
    const expected = attributesWith('');
    expect(expected).toMatchObject({'data-has-hydrated': 'false', 'data-theme': 'dark', 'data-scripts': ''});
    for (const name of [...NAMES, 'unknown', 'MiXed', 'Announcement-Bar-Initially-Dismissed', ''])
      expect(attributesWith(`?docusaurus-data-${name}=${value}`), name).toEqual(expected);
    expect(attributesWith(`?${NAMES.map((name) => `docusaurus-data-${name}=${value}`).join('&')}`)).toEqual(
      expected,
    );
  },
);
