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

/** The logo in a color, as an address: a page needs it in two colors, and each is smaller than the request for a file. */
const logo = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="${color}" d="M4 6h20v3H4zM4 12.5h14v3H4zM4 19h20v3H4z"/></svg>`,
  )}`;

/** Navbar of every page. */
export const navbar = {
  title: 'Docs',
  logo: {alt: 'Stability', src: logo('#2d3353'), srcDark: logo('#f6ebdb'), width: 28, height: 28},
  hideOnScroll: false,
  items: [
    ...categories.map(({label, to}) => ({label, to, position: 'left' as const})),
    {type: 'localeDropdown', position: 'right'},
    {label: 'GitHub', href: String(links.github.organisation.value), position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
