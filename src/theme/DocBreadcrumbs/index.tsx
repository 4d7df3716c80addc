// Wrap: adds the page actions (copy and view as Markdown) beside the breadcrumbs, which every docs page has.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** Breadcrumbs of a docs page, with the page actions. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <div className={styles.meta}>
      <DocBreadcrumbs />
      <PageActions place="above" />
    </div>
  );
}
