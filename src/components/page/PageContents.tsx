import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import styles from './PageContents.module.css';

/** The contents of a page in a disclosure, for windows that have no room for them beside the text. */
export function PageContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details className={`theme-doc-toc-mobile ${styles.contents}`} data-markdown-ignore>
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        className="clean-list"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
