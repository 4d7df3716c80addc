import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/diagrams/Figure';
import {zkt} from '@site/src/data/zkt';
import {endpointPath} from './endpoint-path';
import {Arrow, Text} from './shapes';
import {ROW_BOX, type Step, StepColumn, StepRow} from './steps';

const STEPS: readonly Step[] = [
  {
    name: 'Your program',
    lines: ['posts JSON, has', 'no wallet'],
    sentence: `Your program sends JSON to a ZKT URL (${endpointPath('zkt')}) with HTTP ${zkt.method.value}. It has no wallet and no private key.`,
  },
  {
    name: 'Gateway',
    lines: ['checks the key', 'and the body'],
    sentence: 'The gateway reads the key from the path and checks it and the body.',
  },
  {
    name: 'ZKT service',
    lines: ['builds, signs', 'with the wallet', 'of the key'],
    sentence:
      'The service builds the transaction and signs it with the wallet that it keeps for the key. Its response goes back to your program.',
  },
  {
    name: 'Private pool',
    lines: ['waits, out of', 'sight'],
    sentence: 'The transaction waits in the private pool, out of sight, for the next validator.',
  },
  {
    name: 'Block',
    lines: ['zero fee, public,', 'permanent'],
    sentence:
      'A block carries it at zero fee. From then on, everyone can see its contents and the wallet that signed.',
  },
];

/** Arrow from the third box back to the first, above the row. */
function response(y: number): ReactNode {
  const {width, step} = ROW_BOX;
  const from = 2 * step + width / 2;
  return (
    <>
      <Arrow points={[from, y, from, y - 34, width / 2, y - 34, width / 2, y - 2]} />
      <Text x={(from + width / 2) / 2} y={y - 50} lines={['response: hash, output or address']} />
    </>
  );
}

/** Diagram of the path of a ZKT write from a program to a block, in five steps. */
export function ZktFlow(): ReactNode {
  return (
    <Figure
      title="Path of a ZKT write"
      description="Five boxes in a row: your program, gateway, ZKT service, private pool, block. An arrow leads from the ZKT service back to your program."
      caption="Stability runs the gateway and the ZKT service. The operator of the network runs the private pool. A read stops at the service: it returns the result of the contract and sends no transaction."
      sentences={STEPS.map(({sentence}) => sentence)}
      wide={{
        width: 708,
        height: 202,
        content: (
          <>
            {response(62)}
            <StepRow steps={STEPS} y={62} />
          </>
        ),
      }}
      narrow={{width: 320, height: 424, content: <StepColumn steps={STEPS} y={2} />}}
    />
  );
}
