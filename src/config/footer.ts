import type {ThemeConfig} from '@docusaurus/preset-classic';
import {company} from '../data/company';
import {links} from '../data/links';
import {categoryLinks} from './navbar';

/**
 * Footer of every page.
 * @param year year of the copyright line
 */
export function footer(year: number) {
  return {
    style: 'light',
    links: [
      {title: 'Docs', items: [...categoryLinks, {label: 'Legacy account API', to: '/api'}]},
      {
        title: 'Community',
        items: [
          {label: 'Blog', href: String(links.social.medium.value)},
          {label: 'LinkedIn', href: String(links.social.linkedin.value)},
          {label: 'X', href: String(links.social.x.value)},
          {label: 'Discord', href: String(links.social.discord.value)},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Main site', href: String(links.site.main.value)},
          {label: 'GitHub', href: String(links.github.organisation.value)},
        ],
      },
    ],
    copyright: `© ${year} ${company.copyrightName.value}`,
  } satisfies ThemeConfig['footer'];
}
