import type {ReactNode} from 'react';
import {Figure} from './Figure';
import {Arrow, Box, Text} from './shapes';
import {endpoints} from '@site/src/data/endpoints';

interface Description {
  /** What you send, in at most 22 characters. */
  readonly from: string;
  /** What reaches the network, in at most 22 characters. */
  readonly to: string;
  /** What this kind of URL takes, after its name. */
  readonly sentence: string;
}

const DESCRIPTIONS: Readonly<Record<string, Description>> = {
  public: {
    from: 'JSON-RPC reads',
    to: 'reads',
    sentence: 'takes JSON-RPC reads without a key. It takes no writes.',
  },
  zgt: {
    from: 'JSON-RPC, you sign',
    to: 'reads, zero-fee writes',
    sentence: 'takes JSON-RPC with your key: reads, and zero-fee transactions that you have signed.',
  },
  zkt: {
    from: 'HTTP POST of JSON',
    to: 'the service signs',
    sentence: 'takes an HTTP POST with a JSON body. The service builds, signs and sends the transaction.',
  },
};

const ROWS = endpoints.kinds.rows.map((row) => ({...row, ...DESCRIPTIONS[row.id]}));

const wide = (
  <>
    <Box x={0} y={0} width={104} height={266} lines={['You', 'wallet or', 'program']} />
    <Box x={600} y={0} width={104} height={266} lines={['Network', 'validators,', 'state']} />
    {ROWS.map(({id, name, path, from, to}, index) => {
      const y = index * 96;
      const variant = index === 0 ? 'plain' : 'strong';
      return (
        <g key={id}>
          <Box x={262} y={y} width={184} height={74} lines={[name, path]} variant={variant} />
          <Arrow points={[104, y + 44, 260, y + 44]} variant={variant} />
          <Text x={182} y={y + 28} lines={[from]} />
          <Arrow points={[446, y + 44, 598, y + 44]} variant={variant} />
          <Text x={522} y={y + 28} lines={[to]} />
        </g>
      );
    })}
  </>
);

const narrow = (
  <>
    {ROWS.map(({id, name, path, from, to}, index) => {
      const y = index * 132;
      const variant = index === 0 ? 'plain' : 'strong';
      return (
        <g key={id}>
          <Box x={0} y={y} width={50} height={60} lines={['You']} />
          <Arrow points={[50, y + 30, 73, y + 30]} variant={variant} />
          <Box x={75} y={y} width={174} height={60} lines={[name, path]} variant={variant} />
          <Arrow points={[249, y + 30, 272, y + 30]} variant={variant} />
          <Box x={274} y={y} width={76} height={60} lines={['Network']} />
          <Text x={0} y={y + 88} lines={[from]} anchor="start" />
          <Text x={350} y={y + 88} lines={[to]} anchor="end" />
        </g>
      );
    })}
  </>
);

/** Diagram of the three kinds of URL: what each accepts and what it passes on. */
export function EndpointKinds(): ReactNode {
  return (
    <Figure
      title="Three kinds of URL"
      description="Three lines from you to the network: the public RPC URL for reads, the keyed RPC URL for transactions you sign, the ZKT URL for requests that the service signs."
      caption="Only the keyed URL takes transactions that you sign, and only the ZKT URL leads to a service that signs for you. Each kind exists on both networks."
      sentences={ROWS.map(({name, path, sentence}) => `${name} (${path}) ${sentence}`)}
      wide={{width: 704, height: 268, content: wide}}
      narrow={{width: 350, height: 364, content: narrow}}
    />
  );
}
