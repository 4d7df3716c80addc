import type {MouseEvent, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {showOutcome} from '@site/src/plugins/samples/client/copy';
import {copyFile} from './copy-file';
import styles from './PageActions.module.css';

const COPIED = 'The page was copied as Markdown.';
const REFUSED = 'The page was not copied. Select “View as Markdown” and copy it there.';

/** Button that copies the page as Markdown, and links to its Markdown file (also declared in the head) and to the list of all such files. */
export function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const file = pathname === home ? `${home}index.md` : `${pathname.replace(/\/$/, '')}.md`;
  const copy = ({currentTarget: button}: MouseEvent<HTMLElement>): void =>
    void copyFile(file).then(
      () => showOutcome(button, true, COPIED),
      () => showOutcome(button, false, REFUSED),
    );
  return (
    <p className={styles.actions} data-markdown-ignore>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <button type="button" className="needs-scripts text-button" onClick={copy}>
        <span>Copy page</span>
      </button>
      <a href={file}>View as Markdown</a>
      <a href={`${home}llms.txt`}>All pages (llms.txt)</a>
    </p>
  );
}
