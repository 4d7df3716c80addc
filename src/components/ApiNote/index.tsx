import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode} from 'react';
import {endpoints} from '@site/src/data/endpoints';
import styles from './styles.module.css';

const {baseUrl} = endpoints.legacyApi;

/** Line above the API reference: how old it is, where to go instead, and its description file. Source: data. */
export function ApiNote(): ReactNode {
  const {apiDescription, repoUrl} = useDocusaurusContext().siteConfig.customFields as {
    readonly apiDescription: string;
    readonly repoUrl: string;
  };
  return (
    <div className={styles.note}>
      <p>
        <strong>Legacy.</strong> Last described on <time dateTime={baseUrl.asOf}>{baseUrl.asOf}</time>; the
        host <code>{baseUrl.value}</code> is not confirmed. Get a key today:{' '}
        <Link to="/users/getting_started">Getting started</Link>. Send transactions over HTTP:{' '}
        <Link to="/developers/zkt">ZKT</Link>.
      </p>
      <p>
        OpenAPI description:{' '}
        <a href={useBaseUrl(apiDescription)} download>
          Download
        </a>{' '}
        or <a href={`${repoUrl}/blob/main/${apiDescription}`}>view on GitHub</a>
      </p>
    </div>
  );
}
