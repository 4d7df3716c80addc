/** In place of `@docusaurus/Head` within the theme's search bar: drops its only tag, a preconnect to the hosted service. */
export default function SearchHead(): null {
  return null;
}
