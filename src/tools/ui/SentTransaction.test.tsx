// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {NETWORKS} from '../network/networks';
import {SentTransaction} from './SentTransaction';

const {gtn, testnet} = NETWORKS;

afterEach(cleanup);

test.each([
  [gtn, '0xa', 'https://stability.blockscout.com/tx/0xh'],
  [testnet, '0xa', `${testnet.explorerAddressUrl}0xa`],
  [testnet, undefined, testnet.explorerUrl],
])(
  'links to the transaction if that page is documented, otherwise to its account',
  (network, account, to) => {
    render(<SentTransaction network={network} hash="0xh" account={account} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
  },
);
