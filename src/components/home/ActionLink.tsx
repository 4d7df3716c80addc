import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './ActionLink.module.css';

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
    <Link to={to} className={clsx(styles.link, primary && styles.primary)}>
      {children}
    </Link>
  );
}
