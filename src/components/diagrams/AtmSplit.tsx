import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Arrow, Box, Text} from './shapes';
import {atm} from '@site/src/data/atm';

const {withheld, used, refunded, validatorPart, dappPart} = atm.worked;
const VALIDATOR = `${atm.validatorPercentage.value}%`;
const DAPP = `${atm.dappPercentage.value}%`;

const wide = (
  <>
    <Box x={0} y={64} width={150} height={84} lines={['Sender', 'fee-paying', 'transaction']} />
    <Arrow points={[150, 88, 276, 88]} variant="strong" />
    <Text x={213} y={72} lines={[`${withheld.value} withheld`]} />
    <Arrow points={[278, 124, 152, 124]} />
    <Text x={213} y={142} lines={[`${refunded.value} back, unused`]} />
    <Box
      x={278}
      y={56}
      width={150}
      height={100}
      lines={['Fee vault', `keeps the fee: ${used.value}`]}
      variant="strong"
    />
    <Arrow points={[428, 86, 480, 86, 480, 40, 548, 40]} variant="strong" />
    <Text x={538} y={22} lines={[VALIDATOR]} anchor="end" />
    <Arrow points={[428, 126, 480, 126, 480, 172, 548, 172]} variant="strong" />
    <Text x={538} y={154} lines={['the rest']} anchor="end" />
    <Box x={550} y={2} width={156} height={76} lines={['Validator', `claims ${validatorPart.value}`]} />
    <Box x={550} y={134} width={156} height={76} lines={['dApp', `claims ${dappPart.value}`]} />
  </>
);

const narrow = (
  <>
    <Box x={75} y={0} width={200} height={58} lines={['Sender', 'fee-paying transaction']} />
    <Arrow points={[145, 58, 145, 126]} variant="strong" />
    <Text x={135} y={92} lines={[`${withheld.value} withheld`]} anchor="end" />
    <Arrow points={[205, 128, 205, 60]} />
    <Text x={215} y={92} lines={[`${refunded.value} back, unused`]} anchor="start" />
    <Box
      x={75}
      y={128}
      width={200}
      height={76}
      lines={['Fee vault', `keeps the fee: ${used.value}`]}
      variant="strong"
    />
    <Arrow points={[115, 204, 115, 236, 79, 236, 79, 272]} variant="strong" />
    <Arrow points={[235, 204, 235, 236, 271, 236, 271, 272]} variant="strong" />
    <Text x={66} y={250} lines={[VALIDATOR]} anchor="end" />
    <Text x={284} y={250} lines={['the rest']} anchor="start" />
    <Box x={2} y={274} width={154} height={58} lines={['Validator', `claims ${validatorPart.value}`]} />
    <Box x={194} y={274} width={154} height={58} lines={['dApp', `claims ${dappPart.value}`]} />
  </>
);

/** Diagram of how the fee of an ATM transaction is withheld, refunded and split, with the worked example. */
export function AtmSplit(): ReactNode {
  return (
    <Figure
      title="Where an ATM fee goes"
      description={`The sender's ${withheld.value} tokens go to the fee vault, ${refunded.value} come back unused, and the fee of ${used.value} is shared by the validator and the dApp.`}
      caption={`An example in whole tokens with the split at genesis, ${VALIDATOR} and ${DAPP}. Read the live split with getValidatorPercentage().`}
      sentences={[
        `Before the transaction runs, ${withheld.value} tokens are withheld from the sender and go to the fee vault, a precompile.`,
        `After the run, what was not used comes back: ${refunded.value} tokens. The fee is ${used.value}.`,
        `The validator of the block earns ${VALIDATOR} of the fee: ${validatorPart.value} tokens.`,
        `The contract the transaction was sent to earns the rest: ${dappPart.value} tokens.`,
        'Both shares stay in the vault until each is claimed.',
      ]}
      wide={{width: 708, height: 214, content: wide}}
      narrow={{width: 350, height: 334, content: narrow}}
    />
  );
}
