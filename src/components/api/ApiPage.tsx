import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ApiReference} from '@site/src/plugins/api-page/client/ApiReference';
import {ApiNote} from './ApiNote';

const DESCRIPTION =
  'Legacy account API of February 2024: look up free transactions of an address, list and create API keys. Host not confirmed.';

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
