import type {MouseEvent, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Menu} from '@site/src/components/menu/Menu';
import {assistants} from '@site/src/data/assistants';
import {showOutcome} from '@site/src/lib/copy';
import {copyFile} from './copy-file';
import styles from './PageActions.module.css';

const COPIED = 'The page was copied as Markdown.';
const REFUSED = 'The page was not copied. Select “View as Markdown” and copy it there.';

/** Hook that gives the path of the page's Markdown file. */
function useMarkdownFile(): string {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  return pathname === home ? `${home}index.md` : `${pathname.replace(/\/$/, '')}.md`;
}

/** Declares the page's Markdown file in the head. */
export function MarkdownLink(): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownFile()} />
    </Head>
  );
}

/**
 * Menu that copies the page as Markdown, leads to its Markdown file, which is also declared in the head, and opens a chat that is
 * asked to read that file.
 * @param place pages show it above the text, and on phones below it, if they have an end
 */
export function PageActions({place}: {readonly place: 'above' | 'below'}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const file = useMarkdownFile();
  const prompt = encodeURIComponent(`Read ${url}${file} and answer my questions about it.`);
  const copy = ({currentTarget: button}: MouseEvent<HTMLElement>): void =>
    void copyFile(file).then(
      () => showOutcome(button, true, COPIED),
      () => showOutcome(button, false, REFUSED),
    );
  return (
    <div className={styles[place]} data-markdown-ignore>
      {place === 'above' && <MarkdownLink />}
      <Menu label="Copy page" className="dropdown--right">
        <li className="needs-scripts">
          <button type="button" className="text-button dropdown__link" onClick={copy}>
            <span>Copy as Markdown</span>
          </button>
        </li>
        <li>
          <a className="dropdown__link" href={file}>
            View as Markdown
          </a>
        </li>
        {assistants.chats.rows.map(({id, name, url: start}) => (
          <li key={id}>
            <Link className="dropdown__link" to={start + prompt}>
              Open in {name}
            </Link>
          </li>
        ))}
      </Menu>
    </div>
  );
}
