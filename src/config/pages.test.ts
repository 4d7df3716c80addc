import {expect, test} from 'vitest';
import {agentSummary} from './pages';

test('an agent that reads only the summary can connect, send at zero fee and compile', () => {
  const summary = agentSummary('https://docs.test/');
  const needed = [
    'chain id 101010',
    'chain id 20180427',
    'https://rpc.stabilityprotocol.com/zgt/YOUR_API_KEY',
    'https://rpc.testnet.stabilityprotocol.com/zgt/YOUR_API_KEY',
    'to 0 in each transaction',
    'Solidity 0.8.24 or older',
    '`shanghai`',
    '(https://docs.test/skill.md)',
    '(https://docs.test/facts.json)',
    '(https://docs.test/llms-full.txt)',
  ];
  expect(needed.filter((text) => !summary.includes(text))).toEqual([]);
});
