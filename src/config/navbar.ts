import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from '../data/links';

/** The four category links, shared by navbar and footer. */
export const categoryLinks = [
  {label: 'How Stability Works', to: '/category/how-stability-works'},
  {label: 'Users', to: '/category/users'},
  {label: 'Developers', to: '/category/developers'},
  {label: 'Resources', to: '/category/resources'},
] as const;

/**
 * Which paths below the base URL belong to a category; its link is marked on their pages. The tutorials' categories are in
 * Developers.
 */
const PAGES_OF: Readonly<Record<(typeof categoryLinks)[number]['label'], string>> = {
  'How Stability Works': '(category/)?how[_-]stability[_-]works',
  Users: '(category/)?users\\b',
  Developers: '(developers/|category/(?!how-|users|resources))',
  Resources: '(category/)?resources\\b',
};

/** Address of a logo with its content: a page needs two, and each is smaller than the request for its file. */
function logo(name: string): string {
  const svg = readFileSync(path.join(__dirname, `../../static/img/${name}.svg`), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}

/**
 * Navbar of every page.
 * @param baseUrl path of the site, with a slash at both ends
 */
export function navbar(baseUrl: string) {
  // Of the characters that a base URL may have, only the dot is special.
  const base = `^${baseUrl.replaceAll('.', '\\.')}`;
  return {
    title: 'Docs',
    logo: {alt: 'Stability', src: logo('mark'), srcDark: logo('mark-dark'), width: 28, height: 28},
    hideOnScroll: false,
    items: [
      ...categoryLinks.map(({label, to}) => ({
        label,
        to,
        activeBaseRegex: base + PAGES_OF[label],
        // Not `page`: the link marks a section.
        'aria-current': 'true',
        position: 'left' as const,
      })),
      {type: 'localeDropdown', position: 'right'},
      {label: 'GitHub', href: links.github.organisation.value, position: 'right'},
      {type: 'search', position: 'right'},
    ],
  } satisfies ThemeConfig['navbar'];
}
