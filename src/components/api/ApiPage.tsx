import Link from '@docusaurus/Link';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Layout from '@theme/Layout';
import {Fragment, type ReactNode} from 'react';
import {endpoints} from '@site/src/data/endpoints';
import {docs} from '@site/src/data/sources';
import {ApiReference} from '@site/src/plugins/api-page/client/ApiReference';
import {dateOf, monthText} from '@site/src/plugins/facts/client/facts';
import styles from './ApiPage.module.css';

const DATE = dateOf(endpoints.legacyApi.baseUrl);
const DESCRIPTION = `ZKT: publish a message, read, write or deploy a contract over HTTP. Below it, as an archive, the account API of ${monthText(DATE)}.`;

/** Where the page stands, for its breadcrumbs: those of the framework leave out a link of the sidebar, as they name documents. */
const SIDEBAR: PropSidebar = [
  {
    type: 'category',
    label: 'Developers',
    href: '/category/developers',
    collapsed: false,
    collapsible: false,
    items: [{type: 'link', label: 'API reference', href: '/api', docId: 'api'}],
  },
];

/** Title of the page: what the API is, where to go instead, and the files that describe it. */
function Header(): ReactNode {
  const folder = useBaseUrl('/openapi/');
  return (
    <header className="container padding-top--md">
      <DocsSidebarProvider name="api" items={SIDEBAR}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
      <h1>API reference</h1>
      <p>
        Zero-Knowledge Transactions (ZKT) publish a message, or read, write or deploy a contract, with one
        HTTP POST. The <Link to="/developers/zkt">page on ZKT</Link> has commands and programs for each, and a{' '}
        <Link to="/developers/zkt#form">form that sends one</Link>.
      </p>
      <p className={styles.files}>
        OpenAPI files:{' '}
        {['zkt.yaml', 'public-api.openapi.yaml'].map((file) => (
          <Fragment key={file}>
            <a href={folder + file} download>
              {file}
            </a>
            ,{' '}
          </Fragment>
        ))}
        <Link to={docs.publicApi.href}>Stability&rsquo;s original</Link> of the latter
      </p>
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
