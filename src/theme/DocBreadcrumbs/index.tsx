// Wrap: adds the page actions (copy and view as Markdown) beside the breadcrumbs, which every docs page has.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** Breadcrumbs of a docs page, or what this site is on the home page, with the page actions. */
export default function DocBreadcrumbsWithActions(): ReactNode {
  const isHome = useLocation().pathname === useBaseUrl('/');
  return (
    <div className={clsx(styles.meta, isHome && styles.home)}>
      {isHome ? <p data-markdown-ignore>Stability documentation</p> : <DocBreadcrumbs />}
      <PageActions place="above" />
    </div>
  );
}
