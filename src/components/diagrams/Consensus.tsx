import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Arrow, Box, Text} from './shapes';
import {chain} from '@site/src/data/chain';

const SECONDS = chain.blockTimeSeconds.value;
/** Authors of the blocks in the diagram, oldest first; the first three blocks are final. */
const AUTHORS = ['A', 'B', 'C', 'A', 'B'] as const;
const FINAL = 3;

const COLUMN = 144;
const ROW = 76;

const wide = (
  <>
    <Text
      x={0}
      y={10}
      lines={[`${chain.authoring.value}: one slot of ${SECONDS} s after the other, one validator each`]}
      anchor="start"
    />
    {AUTHORS.map((author, index) => {
      const x = index * COLUMN;
      return (
        <g key={x}>
          <Box
            x={x}
            y={30}
            width={116}
            height={62}
            lines={[`Block ${index + 1}`, `Validator ${author}`]}
            variant={index < FINAL ? 'strong' : 'plain'}
          />
          {index > 0 && <Arrow points={[x, 61, x - 26, 61]} variant={index < FINAL ? 'strong' : 'plain'} />}
        </g>
      );
    })}
    <Arrow points={[0, 104, 0, 114, 404, 114, 404, 104]} variant="strong" headless />
    <Text x={202} y={134} lines={[`${chain.finality.value}: the validators voted, final`]} kind="name" />
    <Text x={202} y={154} lines={['never reverted']} />
    <Arrow points={[432, 104, 432, 114, 692, 114, 692, 104]} variant="dashed" headless />
    <Text x={562} y={134} lines={['built, votes to come']} kind="name" />
    <Text x={562} y={154} lines={['on the chain, not final']} />
  </>
);

const narrow = (
  <>
    <Text
      x={0}
      y={10}
      lines={[`${chain.authoring.value}: a validator for each ${SECONDS} s slot`]}
      anchor="start"
    />
    {AUTHORS.map((author, index) => {
      const y = 30 + index * ROW;
      return (
        <g key={y}>
          <Box
            x={0}
            y={y}
            width={140}
            height={50}
            lines={[`Block ${index + 1}`, `Validator ${author}`]}
            variant={index < FINAL ? 'strong' : 'plain'}
          />
          {index > 0 && <Arrow points={[70, y, 70, y - 24]} variant={index < FINAL ? 'strong' : 'plain'} />}
        </g>
      );
    })}
    <Arrow points={[150, 30, 160, 30, 160, 232, 150, 232]} variant="strong" headless />
    <Text x={174} y={112} lines={[`${chain.finality.value}:`]} kind="name" anchor="start" />
    <Text x={174} y={139} lines={['the validators voted,', 'final, never reverted']} anchor="start" />
    <Arrow points={[150, 258, 160, 258, 160, 384, 150, 384]} variant="dashed" headless />
    <Text x={174} y={303} lines={['Votes to come:']} kind="name" anchor="start" />
    <Text x={174} y={330} lines={['on the chain,', 'not final']} anchor="start" />
  </>
);

/** Diagram of how Aura builds blocks and GRANDPA finalizes them. */
export function Consensus(): ReactNode {
  return (
    <Figure
      title="Building blocks, making them final"
      description={`Five blocks, each built by the validator whose turn it is and linked to the block before. ${chain.finality.value} has made the first three final; two are not final yet.`}
      caption="An example with three validators. How far finality runs behind the newest block is not published."
      sentences={[
        `${chain.authoring.value} gives every slot of ${SECONDS} seconds to one validator, in turn: A, B, C, then A again.`,
        'The validator of the slot builds one block on top of the block before.',
        `With ${chain.finality.value}, validators vote on chains of blocks. Here blocks 1 to 3 are final and are never reverted.`,
        'Blocks 4 and 5 are on the chain, and votes on them are still to come.',
      ]}
      wide={{width: 694, height: 166, content: wide}}
      narrow={{width: 330, height: 388, content: narrow}}
    />
  );
}
