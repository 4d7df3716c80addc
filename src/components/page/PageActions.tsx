import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {OUTCOME_TEXT, useOutcome, type Outcome} from '@site/src/samples/frame/useOutcome';
import {copyFile} from './copy-file';
import styles from './PageActions.module.css';

const MESSAGES: Readonly<Record<Outcome, string>> = {
  copied: 'The page was copied as Markdown.',
  refused: 'The page was not copied. Select “View as Markdown” and copy it there.',
};

/** Button that copies the page as Markdown, and links to its Markdown file (also declared in the head) and to the list of all such files. */
export function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const {outcome, report} = useOutcome();
  const file = pathname === home ? `${home}index.md` : `${pathname.replace(/\/$/, '')}.md`;
  const copy = (): void =>
    void copyFile(file).then(
      () => report(true),
      () => report(false),
    );
  return (
    <p className={styles.actions} data-markdown-ignore>
      <Head>
        <link rel="alternate" type="text/markdown" href={file} />
      </Head>
      <button type="button" className="needs-scripts" onClick={copy}>
        {outcome ? OUTCOME_TEXT[outcome] : 'Copy page'}
      </button>
      <a href={file}>View as Markdown</a>
      <a href={`${home}llms.txt`}>All pages (llms.txt)</a>
      <span role="status" className="visually-hidden">
        {outcome && MESSAGES[outcome]}
      </span>
    </p>
  );
}
