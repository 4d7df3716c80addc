import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Explanation} from '../network/failure';
import styles from './tool.module.css';

/** What went wrong and what to do next. Put it into a region that is announced. */
export function Problem({sentence, next, link}: Explanation): ReactNode {
  return (
    <p className={styles.problem}>
      {sentence} {next} {link && <Link to={link.to}>{link.label}</Link>}
    </p>
  );
}
