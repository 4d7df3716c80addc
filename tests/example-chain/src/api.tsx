import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ApiReference} from '../../../src/plugins/api-page/client/ApiReference';

/** The page of the API. */
export default function Api(): ReactNode {
  return (
    <Layout title="API" description="The API of Example Chain.">
      <main>
        <h1>API</h1>
        <ApiReference />
      </main>
    </Layout>
  );
}
