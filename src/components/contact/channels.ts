import {links} from '@site/src/data/links';
import type {Fact} from '@site/src/facts/model';

/** A way to reach the team. */
export interface Channel {
  readonly name: string;
  /** What it is for: one sentence without a period. */
  readonly use: string;
  /** Token path of the address. */
  readonly path: string;
  readonly fact: Fact<string>;
}

const {github, site, social} = links;

/** Channels: those that respond to a reader first, then those to follow. Addresses: `src/data/links.ts`. */
export const CHANNELS: readonly Channel[] = [
  {
    name: 'Discord',
    use: 'Questions and problems, in public: others may know the answer',
    path: 'links.social.discord',
    fact: social.discord,
  },
  {
    name: 'Message form',
    use: 'What is not for the public: allowance, whitelisting, business',
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
  {name: 'Main site', use: 'The network at a glance', path: 'links.site.main', fact: site.main},
];
