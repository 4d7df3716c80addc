// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {keyedUrl, NETWORKS} from '../network/networks';
import {CallCopies} from './CallCopies';

afterEach(cleanup);

test.each([
  ['eth_chainId', undefined, NETWORKS.testnet.rpcUrl],
  ['eth_chainId', 'reader-key-1', keyedUrl('testnet', 'zgtUrl')],
  ['eth_sendRawTransaction', undefined, keyedUrl('testnet', 'zgtUrl')],
])('%s with the key %s is copied with the URL that accepts it', (method, apiKey, url) => {
  const draft = {network: 'testnet', method, text: '[]'} as const;
  render(<CallCopies draft={draft} calls={[{method, params: []}]} outdated={false} apiKey={apiKey} />);
  const copy = screen.getByRole('button', {name: 'Copy the call with curl', hidden: true});
  expect(copy.dataset.copy).toContain(`'${url}'`);
});

test('parameters that are too long for a link have none', () => {
  const draft = {network: 'testnet', method: 'eth_call', text: `["${'0'.repeat(10_000)}"]`} as const;
  render(
    <CallCopies
      draft={draft}
      calls={[{method: 'eth_call', params: []}]}
      outdated={false}
      apiKey={undefined}
    />,
  );
  expect(screen.queryByRole('button', {name: 'Copy link to this call', hidden: true})).toBeNull();
  expect(screen.getByText('The parameters are too long for a link to this call.')).toBeDefined();
});
