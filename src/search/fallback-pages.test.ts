import {expect, it} from 'vitest';
import {findPages} from './fallback-pages';

const docs = [
  {title: 'FAQ', permalink: '/base/faq'},
  {title: 'Contact', permalink: '/base/contact'},
];
const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};

it('fallback pages carry the titles of the docs', () => {
  expect(findPages(['/contact', '/faq'], '/base/', content)).toEqual([
    {title: 'Contact', href: '/base/contact'},
    {title: 'FAQ', href: '/base/faq'},
  ]);
});

it('an address that is not a page stops the build', () => {
  expect(() => findPages(['/gone'], '/base/', content)).toThrow('/gone is not a docs page');
});
