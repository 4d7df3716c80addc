// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {keyedRpcUrl, NETWORKS} from '../network/networks';
import {CallCopies} from './CallCopies';

afterEach(cleanup);

test.each([
  ['eth_chainId', undefined, NETWORKS.testnet.rpcUrl],
  ['eth_chainId', 'reader-key-1', keyedRpcUrl('testnet')],
  ['eth_sendRawTransaction', undefined, keyedRpcUrl('testnet')],
])('%s with the key %s is copied with the URL that accepts it', (method, apiKey, url) => {
  const draft = {network: 'testnet', method, text: '[]'} as const;
  render(<CallCopies draft={draft} calls={[{method, params: []}]} apiKey={apiKey} />);
  const copy = screen.getByRole('button', {name: 'Copy the call with curl', hidden: true});
  expect(copy.dataset.copy).toContain(`'${url}'`);
});
