import type {MouseEvent, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {showOutcome} from '@site/src/lib/copy';
import {copyFile} from './copy-file';
import styles from './PageActions.module.css';

const COPIED = 'The page was copied as Markdown.';
const REFUSED = 'The page was not copied. Select “Markdown” and copy it there.';

/**
 * Button that copies the page as Markdown, and link to its Markdown file, which is also declared in the head.
 * @param place pages show it above the text, and on phones below it, if they have an end
 */
export function PageActions({place}: {readonly place: 'above' | 'below'}): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const file = pathname === home ? `${home}index.md` : `${pathname.replace(/\/$/, '')}.md`;
  const copy = ({currentTarget: button}: MouseEvent<HTMLElement>): void =>
    void copyFile(file).then(
      () => showOutcome(button, true, COPIED),
      () => showOutcome(button, false, REFUSED),
    );
  return (
    <p className={styles[place]} data-markdown-ignore>
      {place === 'above' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={file} />
        </Head>
      )}
      <button type="button" className="needs-scripts text-button" onClick={copy}>
        <span>Copy page</span>
      </button>
      <a href={file}>Markdown</a>
    </p>
  );
}
