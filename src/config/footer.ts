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
          {label: 'Blog', href: links.social.medium.value},
          {label: 'LinkedIn', href: links.social.linkedin.value},
          {label: 'X', href: links.social.x.value},
          {label: 'Discord', href: links.social.discord.value},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Main site', href: links.site.main.value},
          {label: 'GitHub', href: links.github.organisation.value},
        ],
      },
    ],
    copyright: `© ${year} ${company.copyrightName.value}`,
  } satisfies ThemeConfig['footer'];
}
