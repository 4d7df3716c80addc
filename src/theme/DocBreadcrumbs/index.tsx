// Wrap: beside the breadcrumbs, which every page of the documentation has, a reader takes the page along as Markdown.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithActions(): ReactNode {
  return (
    <div className={styles.bar}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
