import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {endpoints} from '@site/src/data/endpoints';
import {docs} from '@site/src/data/sources';
import {ApiReference} from '@site/src/plugins/api-page/client/ApiReference';
import {dateOf, monthText} from '@site/src/plugins/facts/client/facts';
import styles from './ApiPage.module.css';

const DATE = dateOf(endpoints.legacyApi.baseUrl);
const DESCRIPTION = `Legacy account API of ${monthText(DATE)}: look up free transactions of an address, list and create API keys. Host not confirmed.`;

/** Title of the page: what the API is, where to go instead, and its description file. */
function Header(): ReactNode {
  const {apiDescription} = useDocusaurusContext().siteConfig.customFields as {
    readonly apiDescription: string;
  };
  return (
    <header className={styles.header}>
      <h1>Legacy account API</h1>
      <p>
        This API dates from <time dateTime={DATE}>{monthText(DATE)}</time>, and its host may no longer
        respond. To get a key today,{' '}
        <Link to="/users/getting_started#get-an-api-key">create one in the portal</Link>. To send transactions
        over HTTP, use <Link to="/developers/zkt">ZKT</Link>.
      </p>
      <p className={styles.files}>
        OpenAPI description:{' '}
        <a href={useBaseUrl(apiDescription)} download>
          download
        </a>
        , read <a href={useBaseUrl('/api.md')}>this page as Markdown</a>, or see{' '}
        <Link to={docs.publicApi.href}>Stability&rsquo;s original</Link>.
      </p>
    </header>
  );
}

/** The page /api. */
export default function ApiPage(): ReactNode {
  return (
    <Layout title="Legacy account API" description={DESCRIPTION}>
      <main id="main" className={styles.page}>
        <Header />
        <ApiReference />
      </main>
    </Layout>
  );
}
