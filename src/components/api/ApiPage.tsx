import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageActions} from '@site/src/components/page/PageActions';
import {endpoints} from '@site/src/data/endpoints';
import {docs} from '@site/src/data/sources';
import {ApiReference} from '@site/src/plugins/api-page/client/ApiReference';
import {dateOf, monthText} from '@site/src/plugins/facts/client/facts';
import styles from './ApiPage.module.css';

const DATE = dateOf(endpoints.legacyApi.baseUrl);
const DESCRIPTION = `ZKT: publish a message, read, write or deploy a contract over HTTP. Below it, as an archive, the account API of ${monthText(DATE)}.`;

/** Title of the page: what the APIs are, where to go instead, and the files that describe them. */
function Header(): ReactNode {
  const folder = useBaseUrl('/openapi/');
  return (
    <header className={styles.header}>
      <PageActions place="above" />
      <h1>API reference</h1>
      <p>
        Zero-Knowledge Transactions (ZKT) publish a message, or read, write or deploy a contract, with one
        HTTP POST. The <Link to="/developers/zkt">page on ZKT</Link> has commands and programs for each.
      </p>
      <p>
        The account API below it is an archive: it dates from <time dateTime={DATE}>{monthText(DATE)}</time>,
        and its host may no longer respond. To get a key today,{' '}
        <Link to="/users/getting_started#get-an-api-key">create one in the portal</Link>.
      </p>
      <ul className={styles.files}>
        {['zkt.yaml', 'public-api.openapi.yaml'].map((file) => (
          <li key={file}>
            OpenAPI description:{' '}
            <a href={folder + file} download>
              {file}
            </a>
          </li>
        ))}
        <li>
          <Link to={docs.publicApi.href}>Stability&rsquo;s original</Link> of the latter
        </li>
      </ul>
    </header>
  );
}

/** The page /api. */
export default function ApiPage(): ReactNode {
  return (
    <Layout title="API reference" description={DESCRIPTION}>
      <main id="main" className={styles.page}>
        <Header />
        <ApiReference />
      </main>
    </Layout>
  );
}
