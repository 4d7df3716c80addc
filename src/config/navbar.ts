import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import sidebars from '../../sidebars';
import {links} from '../data/links';
import {SITE_NAME} from './head';

/** An entry of the sidebar: the id of a page, which is also its path, or a category. */
type Entry =
  | string
  | {readonly type: 'doc'; readonly id: string}
  | {readonly type: 'link'; readonly href: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link: {readonly slug: string};
      readonly items: readonly Entry[];
    };

const categories = (sidebars.docs as readonly Entry[]).filter(
  (entry) => typeof entry === 'object' && entry.type === 'category',
);

/** The links to the categories, shared by navbar and footer. */
export const categoryLinks = categories.map(({label, link}) => ({label, to: link.slug}));

/** Beginnings of the paths in a part of the sidebar: index pages of categories, and folders of pages. */
function beginningsOf(entry: Entry): string[] {
  if (typeof entry === 'string') return [entry.replace(/[^/]*$/, '')];
  if (entry.type === 'doc') return beginningsOf(entry.id);
  if (entry.type === 'link') return [`${entry.href.slice(1)}$`];
  return [`${entry.link.slug.slice(1)}$`, ...entry.items.flatMap(beginningsOf)];
}

/** Address of a logo with its content: a page needs two, and each is smaller than the request for its file. */
function logo(name: string): string {
  const svg = readFileSync(path.join(__dirname, `../../static/img/${name}.svg`), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}

/** The mark of the site in both color modes, shared by navbar and footer. Sizes are in pixels. */
export const mark = {src: logo('mark'), srcDark: logo('mark-dark'), width: 28, height: 28};

/**
 * Navbar of every page.
 * @param baseUrl path of the site, with a slash at both ends
 */
export function navbar(baseUrl: string) {
  // Of the characters that a base URL may have, only the dot is special.
  const base = `^${baseUrl.replaceAll('.', '\\.')}`;
  return {
    title: SITE_NAME,
    logo: mark,
    hideOnScroll: false,
    items: [
      ...categories.map((category) => ({
        label: category.label,
        to: category.link.slug,
        activeBaseRegex: `${base}(?:${Array.from(new Set(beginningsOf(category))).join('|')})`,
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
