import {useId, type ReactNode} from 'react';
import {Arrow, Box, Text} from '@site/src/components/diagrams/shapes';
import {chain} from '@site/src/data/chain';
import styles from './ZeroFeePath.module.css';

interface Stop {
  readonly name: string;
  /** Two lines of at most 17 characters. */
  readonly lines: readonly string[];
}

const STOPS: readonly Stop[] = [
  {name: 'Your wallet', lines: ['signs, with both', 'fee fields at 0']},
  {name: 'RPC URL', lines: ['counts your key,', 'takes no fee']},
  {name: 'Private pool', lines: ['keeps it out', 'of sight']},
  {name: 'Block', lines: [`one every ${chain.blockTimeSeconds.value} s,`, 'public, for good']},
];

const WIDE = {box: 120, step: 152, height: 100} as const;
const NARROW = {box: 116, step: 62, width: 300} as const;

function across(): ReactNode {
  return STOPS.map(({name, lines}, index) => {
    const x = index * WIDE.step;
    return (
      <g key={name}>
        <Box x={x} y={0} width={WIDE.box} height={44} lines={[name]} look="strong" />
        {index > 0 && (
          <Arrow
            points={[
              [x - WIDE.step + WIDE.box + 2, 22],
              [x - 3, 22],
            ]}
            look="strong"
          />
        )}
        <Text x={x + WIDE.box / 2} y={72} lines={lines} />
      </g>
    );
  });
}

function down(): ReactNode {
  return STOPS.map(({name, lines}, index) => {
    const y = index * NARROW.step;
    return (
      <g key={name}>
        <Box x={0} y={y} width={NARROW.box} height={40} lines={[name]} look="strong" />
        {index > 0 && (
          <Arrow
            points={[
              [NARROW.box / 2, y - NARROW.step + 42],
              [NARROW.box / 2, y - 3],
            ]}
            look="strong"
          />
        )}
        <Text x={NARROW.box + 16} y={y + 20} lines={lines} anchor="start" />
      </g>
    );
  });
}

/** The path of a zero-fee transaction as a line drawing: in a row where there is room, in a column where there is not. */
export function ZeroFeePath(): ReactNode {
  const id = useId();
  const last = STOPS.length - 1;
  const drawings = [
    {className: styles.wide, width: last * WIDE.step + WIDE.box, height: WIDE.height, content: across()},
    {className: styles.narrow, width: NARROW.width, height: last * NARROW.step + 44, content: down()},
  ];
  return (
    <figure className={styles.figure}>
      {drawings.map(({className, width, height, content}) => (
        <svg
          key={className}
          className={className}
          viewBox={`-2 -2 ${width + 4} ${height}`}
          role="img"
          aria-labelledby={`${id}caption`}
        >
          <title>The path of a zero-fee transaction</title>
          {content}
        </svg>
      ))}
      <figcaption id={`${id}caption`} className={styles.caption}>
        The path of a zero-fee transaction: your wallet signs it, the RPC URL counts it against your key, a
        private pool keeps it until a validator puts it into a block.
      </figcaption>
    </figure>
  );
}
