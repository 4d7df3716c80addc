import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links} from '../data/links';

const categories = [
  {label: 'How Stability Works', to: '/category/how-stability-works'},
  {label: 'Users', to: '/category/users'},
  {label: 'Developers', to: '/category/developers'},
  {label: 'Resources', to: '/category/resources'},
] as const;

/** The four category links, shared by navbar and footer. */
export const categoryLinks = categories.map((category) => ({...category}));

/** Navbar of every page. */
export const navbar = {
  title: 'Docs',
  logo: {alt: 'Stability', src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', width: 28, height: 28},
  hideOnScroll: false,
  items: [
    ...categories.map(({label, to}) => ({label, to, position: 'left' as const})),
    {type: 'localeDropdown', position: 'right'},
    {label: 'GitHub', href: String(links.github.organisation.value), position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
