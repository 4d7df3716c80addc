// Replacement: the framework's card has an emoji and fixed padding; this one is a row with a title and its description.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly className?: string;
}

/** One entry of a category page. */
export default function DocCardLayout({href, title, description, className}: Props): ReactNode {
  return (
    <li className={styles.entry}>
      <Link to={href} className={clsx(styles.title, className)}>
        {title}
      </Link>
      {description && <p className={styles.description}>{description}</p>}
    </li>
  );
}
