import type {ThemeConfig} from '@docusaurus/preset-classic';
import {analyticsButton} from '../plugins/analytics';
import {company} from '../data/company';
import {links} from '../data/links';
import type {Env} from './env';
import {categoryLinks, mark} from './navbar';

/**
 * Footer of every page.
 * @param year year of the last line, which has the mark, the company and links to the license of the node and to the list of
 *   pages for machines
 * @param env the settings: the path of the site, because that line is plain HTML whose links are not resolved, and whether there is
 *   analytics, because a button then lets readers change their answer
 */
export function footer(year: number, {baseUrl, trackingId}: Env) {
  return {
    style: 'light',
    // The name follows it.
    logo: {...mark, alt: '', width: 20, height: 20},
    links: [
      {title: 'Docs', items: [...categoryLinks, {label: 'API reference', to: '/api'}]},
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
          ...(trackingId ? [{html: analyticsButton('Analytics')}] : []),
        ],
      },
    ],
    copyright: [
      `© ${year} ${company.copyrightName.value}`,
      `<a class="footer__link-item" href="${baseUrl}how_stability_works/intro_to_stability#license">License</a>`,
      `<a class="footer__link-item" href="${baseUrl}llms.txt">llms.txt</a>`,
    ].join(' '),
  } satisfies ThemeConfig['footer'];
}
