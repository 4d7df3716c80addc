import Link from '@docusaurus/Link';
import {lazyTool} from '../lazy/lazy-tool';
import styles from './LiveStatus.module.css';

/** Button that checks both networks from the reader's browser. */
export const LiveStatus = lazyTool(
  'Live status',
  async () => ({default: (await import('./NetworkChecks')).NetworkChecks}),
  <p>With JavaScript you can check both networks from this page.</p>,
);

/** The same in small, for the home page. */
export const StatusLine = lazyTool(
  'Live status',
  async () => {
    const {NetworkChecks} = await import('./NetworkChecks');
    return {default: () => <NetworkChecks onHome />};
  },
  <p className={styles.line}>
    <Link to="/resources/status">Network status</Link>
  </p>,
);
