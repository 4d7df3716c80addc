import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';

/** What `@docusaurus/Link` is given on the search page; anything else goes to the `a`. */
export interface PlainLinkProps extends ComponentProps<'a'> {
  /** address, absolute or with the site's base */
  readonly to: string;
}

/**
 * In place of `@docusaurus/Link` within the theme's search page: a link that fetches nothing before it is followed. The
 * site's own fetches each page that it shows, and so tells what is typed.
 */
export default function PlainLink({to, children, ...rest}: PlainLinkProps): ReactNode {
  const history = useHistory();
  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    if (!to.startsWith('/')) return;
    event.preventDefault();
    history.push(to);
  }
  return (
    <a {...rest} href={to} onClick={onClick}>
      {children}
    </a>
  );
}
