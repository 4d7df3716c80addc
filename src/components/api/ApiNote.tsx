import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {AsOf} from '@site/src/facts/sources/AsOf';
import {endpoints} from '@site/src/data/endpoints';
import styles from './ApiNote.module.css';

const {baseUrl} = endpoints.legacyApi;

/** Lines above the API reference: what it is, where to go instead, its description file, date and source of the host. */
export function ApiNote(): ReactNode {
  const {apiDescription, repoUrl} = useDocusaurusContext().siteConfig.customFields as {
    readonly apiDescription: string;
    readonly repoUrl: string;
  };
  return (
    <div className={styles.note}>
      <p>
        <strong>Legacy.</strong> The host <code>{baseUrl.value}</code> is not confirmed to answer. Get a key
        today: <Link to="/users/getting_started">Getting started</Link>. Send transactions over HTTP:{' '}
        <Link to="/developers/zkt">ZKT</Link>.
      </p>
      <p>
        OpenAPI description:{' '}
        <a href={useBaseUrl(apiDescription)} download>
          download
        </a>{' '}
        or <a href={`${repoUrl}/blob/main/${apiDescription}`}>view on GitHub</a>.
      </p>
      <AsOf facts={[baseUrl]} />
    </div>
  );
}
