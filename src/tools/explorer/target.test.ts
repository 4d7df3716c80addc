import {describe, expect, it} from 'vitest';
import {explorerTarget, type ExplorerUrls} from './target';

const urls: ExplorerUrls = {
  explorerUrl: 'https://explorer.example/',
  explorerAddressUrl: 'https://explorer.example/address/',
  explorerBlockUrl: 'https://explorer.example/block/',
};
const hash = `0x${'Ab'.repeat(32)}`;
const address = `0x${'Ab'.repeat(20)}`;

describe('explorerTarget', () => {
  it('returns no link while nothing is typed', () => {
    expect(explorerTarget('  ', urls)).toEqual({state: 'empty'});
  });

  it('recognizes an address and keeps its letter case', () => {
    expect(explorerTarget(` ${address}\n`, urls)).toEqual({
      state: 'found',
      kind: 'address',
      url: `https://explorer.example/address/${address}`,
      direct: true,
    });
  });

  it('recognizes a block number, with or without separators', () => {
    const expected = {
      state: 'found',
      kind: 'block',
      url: 'https://explorer.example/block/1234567',
      direct: true,
    };
    expect(explorerTarget('1234567', urls)).toEqual(expected);
    expect(explorerTarget('1,234,567', urls)).toEqual(expected);
  });

  it('links a hash to the start page if the path of transactions is not documented', () => {
    expect(explorerTarget(hash, urls)).toEqual({
      state: 'found',
      kind: 'transaction',
      url: 'https://explorer.example/',
      direct: false,
    });
    expect(explorerTarget(hash, {...urls, explorerTxUrl: 'https://explorer.example/tx/'})).toMatchObject({
      url: `https://explorer.example/tx/${hash}`,
      direct: true,
    });
  });

  it.each(['hello', '0x12', `${hash}0`, address.slice(2), '-1', '1.5', '1,5', 'javascript:alert(1)'])(
    'does not recognize %s',
    (text) => {
      expect(explorerTarget(text, urls)).toEqual({state: 'unknown'});
    },
  );
});
