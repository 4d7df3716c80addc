import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Arrow, Box, Text} from './shapes';

const wide = (
  <>
    <Box x={0} y={8} width={184} height={76} lines={['Zero fee', 'sent with an API key']} variant="strong" />
    <Box x={0} y={140} width={184} height={76} lines={['With a fee', 'ATM or sponsored']} />
    <Box
      x={250}
      y={0}
      width={206}
      height={92}
      lines={['Private pool', 'first come, first served', 'unseen until in a block']}
      variant="strong"
    />
    <Box
      x={250}
      y={132}
      width={206}
      height={92}
      lines={['Public pool', 'highest gas price first', 'seen while pending']}
    />
    <Arrow points={[184, 46, 248, 46]} variant="strong" />
    <Arrow points={[184, 178, 248, 178]} />
    <Text x={614} y={12} lines={['One block']} kind="name" />
    <Box
      x={524}
      y={28}
      width={180}
      height={76}
      lines={['First part', 'zero-fee transactions']}
      variant="strong"
    />
    <Box x={524} y={104} width={180} height={76} lines={['What is left', 'fee-paying ones']} />
    <Text x={614} y={200} lines={['each in its pool’s order']} />
    <Arrow points={[456, 46, 490, 46, 490, 66, 522, 66]} variant="strong" />
    <Arrow points={[456, 178, 490, 178, 490, 142, 522, 142]} />
  </>
);

const narrow = (
  <>
    <Box x={0} y={0} width={166} height={58} lines={['Zero fee', 'with an API key']} variant="strong" />
    <Box x={184} y={0} width={166} height={58} lines={['With a fee', 'ATM or sponsored']} />
    <Arrow points={[83, 58, 83, 98]} variant="strong" />
    <Arrow points={[267, 58, 267, 98]} />
    <Box
      x={0}
      y={100}
      width={166}
      height={112}
      lines={['Private pool', 'first come, first', 'served; unseen', 'until in a block']}
      variant="strong"
    />
    <Box
      x={184}
      y={100}
      width={166}
      height={112}
      lines={['Public pool', 'highest gas price', 'first; seen while', 'pending']}
    />
    <Arrow points={[83, 212, 83, 282]} variant="strong" />
    <Arrow points={[267, 212, 267, 238, 335, 238, 335, 374, 312, 374]} />
    <Text x={170} y={262} lines={['One block']} kind="name" />
    <Box
      x={0}
      y={284}
      width={310}
      height={60}
      lines={['First part', 'zero-fee transactions']}
      variant="strong"
    />
    <Box x={0} y={344} width={310} height={60} lines={['What is left', 'fee-paying transactions']} />
  </>
);

/** Diagram of the private and the public pool, and where their transactions are placed in a block. */
export function TwoPools(): ReactNode {
  return (
    <Figure
      title="Two pools, one block"
      description="Zero-fee transactions wait in a private pool and fill the first part of a block. Fee-paying transactions wait in a public pool and fill what is left."
      caption="The two kinds of transaction wait apart and meet in the block."
      sentences={[
        'A zero-fee transaction, sent with an API key, waits in the private pool. It is unseen until it is in a block. The operator keeps the order of arrival.',
        'A transaction with a fee, through the ATM or with a sponsor, waits in the public pool. It is seen while pending, and the highest gas price goes first.',
        'The validator fills the first part of a block from the private pool, in the order of the list.',
        'What is left of the block goes to the public pool.',
      ]}
      wide={{width: 704, height: 224, content: wide}}
      narrow={{width: 350, height: 404, content: narrow}}
    />
  );
}
