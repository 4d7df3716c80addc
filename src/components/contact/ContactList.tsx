import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {links} from '@site/src/data/links';

const {github, site, social} = links;

/** Channels: those that respond to a reader first, then those to follow; what each is for is a sentence without a period. */
const CHANNELS = [
  {
    name: 'Discord',
    use: 'Questions and problems, in public',
    path: 'links.social.discord',
    fact: social.discord,
  },
  {
    name: 'Message form',
    use: 'Private matters: keys, limits, whitelisting, business',
    path: 'links.social.messageForm',
    fact: social.messageForm,
  },
  {
    name: 'GitHub',
    use: 'Errors in code, samples and this documentation',
    path: 'links.github.organisation',
    fact: github.organisation,
  },
  {name: 'X', use: 'News', path: 'links.social.x', fact: social.x},
  {name: 'Medium', use: 'Articles', path: 'links.social.medium', fact: social.medium},
  {name: 'LinkedIn', use: 'The company', path: 'links.social.linkedin', fact: social.linkedin},
  {name: 'Main site', use: 'What Stability offers', path: 'links.site.main', fact: site.main},
];

/** List of channels to the team: a link each, and what it is for. */
export function ContactList(): ReactNode {
  return (
    <DataTable
      caption="Channels, and what each is for"
      head={['Channel', 'Use it for']}
      rows={CHANNELS.map(({name, use, path, fact}) => ({
        id: path,
        cells: [
          <Link key="address" to={fact.value} data-fact={path}>
            {name}
          </Link>,
          use,
        ],
      }))}
    />
  );
}
ContactList.facts = CHANNELS.map(({fact}) => fact);
