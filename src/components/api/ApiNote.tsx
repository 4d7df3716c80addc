import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {monthText} from '@site/src/plugins/facts/client/facts';
import {endpoints} from '@site/src/data/endpoints';
import styles from './ApiNote.module.css';

const {baseUrl} = endpoints.legacyApi;

/** Note above the API reference: what it is, where to go instead, and its description file. */
export function ApiNote(): ReactNode {
  const {apiDescription, repoUrl} = useDocusaurusContext().siteConfig.customFields as {
    readonly apiDescription: string;
    readonly repoUrl: string;
  };
  return (
    <div className={styles.note}>
      <p>
        <strong>Legacy.</strong> The host <code translate="no">{baseUrl.value}</code> dates from{' '}
        <time dateTime={baseUrl.asOf}>{monthText(baseUrl.asOf)}</time> and may no longer respond. To get a key
        today, <Link to="/users/getting_started#get-an-api-key">create one in the portal</Link>. To send
        transactions over HTTP, use <Link to="/developers/zkt">ZKT</Link>.
      </p>
      <p>
        OpenAPI description:{' '}
        <a href={useBaseUrl(apiDescription)} download>
          download
        </a>
        , <a href={`${repoUrl}/blob/main/${apiDescription}`}>view on GitHub</a>, or read{' '}
        <a href={useBaseUrl('/api.md')}>this page as Markdown</a>.{' '}
        <a href={useBaseUrl('/llms.txt')}>All pages (llms.txt)</a>
      </p>
    </div>
  );
}
