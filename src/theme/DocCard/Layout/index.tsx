// Replacement: the framework's card has an emoji and fixed padding; this one has a title and one line.
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
}

/** One entry of a category page. */
export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <div className={styles.entry}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title}</Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}
