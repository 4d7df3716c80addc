// Wrap: adds the page actions (copy and view as Markdown) beside the breadcrumbs. The home page begins with its headline.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {MarkdownLink, PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** Breadcrumbs of a docs page with the page actions; none of them on the home page. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  if (useLocation().pathname === useBaseUrl('/')) return <MarkdownLink />;
  return (
    <div className={styles.meta}>
      <DocBreadcrumbs />
      <PageActions place="above" />
    </div>
  );
}
