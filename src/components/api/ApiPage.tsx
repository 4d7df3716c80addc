import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {endpoints} from '@site/src/data/endpoints';
import {ApiReference} from '@site/src/plugins/api-page/client/ApiReference';
import {monthText} from '@site/src/plugins/facts/client/facts';
import {ApiNote} from './ApiNote';

const DESCRIPTION = `Legacy account API of ${monthText(endpoints.legacyApi.baseUrl.asOf)}: look up free transactions of an address, list and create API keys. Host not confirmed.`;

/** The page /api. */
export default function ApiPage(): ReactNode {
  return (
    <Layout title="API reference" description={DESCRIPTION}>
      <main>
        <ApiNote />
        <ApiReference />
      </main>
    </Layout>
  );
}
