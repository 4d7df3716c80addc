import type {ReactNode} from 'react';
import {endpointPath} from './endpoint-path';
import {Figure} from './Figure';
import {Arrow, Box, Text} from './shapes';
import {type Step, StepColumn, StepRow} from './steps';
import {chain} from '@site/src/data/chain';

const STEPS: readonly Step[] = [
  {
    name: 'Your wallet',
    lines: ['signs with both', 'fee fields at 0'],
    sentence:
      'Your wallet signs the transaction with both fee fields at 0. The portal gave you an API key before.',
  },
  {
    name: 'Gateway',
    lines: ['checks the key,', 'its rate and its', 'allowance'],
    sentence: `It goes to the gateway, at the keyed RPC URL (${endpointPath('zgt')}), which checks the key, its request rate and its allowance.`,
  },
  {
    name: 'Private pool',
    lines: ['keeps the order', 'of arrival, out', 'of sight'],
    sentence:
      'The operator keeps it in the private pool, in the order of arrival. Nobody outside sees it there.',
  },
  {
    name: 'Validator',
    lines: ['fetches the list', 'in its own slot,', 'signs consent'],
    sentence: `Validators take turns, ${chain.blockTimeSeconds.value} seconds each. The one whose turn it is fetches the list of waiting transactions and signs its consent to include it.`,
  },
  {
    name: 'Block',
    lines: ['zero-fee first,', 'no fee taken'],
    sentence: 'The block carries the zero-fee transactions first, in the order of the list. No fee is taken.',
  },
];

const wide = (
  <>
    <Box x={0} y={0} width={116} height={38} lines={['Portal']} variant="dashed" />
    <Arrow points={[58, 38, 58, 94]} variant="dashed" />
    <Text x={68} y={64} lines={['API key, once']} anchor="start" />
    <StepRow steps={STEPS} y={96} />
  </>
);

const narrow = (
  <>
    <Box x={0} y={0} width={128} height={38} lines={['Portal']} variant="dashed" />
    <Arrow points={[64, 38, 64, 78]} variant="dashed" />
    <Text x={74} y={58} lines={['API key, once']} anchor="start" />
    <StepColumn steps={STEPS} y={80} />
  </>
);

/** Diagram of the path of a zero-fee transaction from a wallet to a block, in five steps. */
export function ZeroFeeFlow(): ReactNode {
  return (
    <Figure
      title="Path of a zero-fee transaction"
      description="Five boxes in a row: your wallet, gateway, private pool, validator, block. The portal hands the wallet's owner an API key beforehand."
      caption="From your wallet to the block. Stability runs the gateway. The operator of the network runs the private pool."
      sentences={STEPS.map(({sentence}) => sentence)}
      wide={{width: 708, height: 236, content: wide}}
      narrow={{width: 320, height: 506, content: narrow}}
    />
  );
}
