// Wrap: adds the page actions (copy and view as Markdown) beside the breadcrumbs. The home page begins with its headline.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** Breadcrumbs of a docs page with the page actions; nothing on the home page. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  if (useLocation().pathname === useBaseUrl('/')) return null;
  return (
    <div className={styles.meta}>
      <DocBreadcrumbs />
      <PageActions place="above" />
    </div>
  );
}
