import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** Path on this site. */
  readonly to: string;
  /** Whether this is the action that most readers want. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A link styled as a button, for the main actions of a page. */
export function ActionLink({to, primary = false, children}: Props): ReactNode {
  return (
    <Link to={to} className={`button button--${primary ? 'primary' : 'secondary'}`}>
      {children}
    </Link>
  );
}
