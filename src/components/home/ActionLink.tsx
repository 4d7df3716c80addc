import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './ActionLink.module.css';

interface Props {
  /** Path on this site. */
  readonly to: string;
  /** What most readers of the place came for. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: the one or two actions a page leads to. */
export function ActionLink({to, primary = false, children}: Props): ReactNode {
  return (
    <Link to={to} className={clsx(styles.link, primary && styles.primary)}>
      {children}
    </Link>
  );
}
