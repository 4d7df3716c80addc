import {useId, type ReactNode} from 'react';
import {StepColumn, StepRow} from '@site/src/components/diagrams/steps';
import {Picture} from '@site/src/components/picture/Picture';
import {chain} from '@site/src/data/chain';
import diagrams from '@site/src/components/diagrams/diagrams.module.css';
import styles from './ZeroFeePath.module.css';

/** Stops of the path, with two lines of at most 17 characters each. */
const STOPS = [
  {name: 'Your wallet', lines: ['signs, with both', 'fee fields at 0']},
  {name: 'RPC URL', lines: ['counts per key,', 'takes no fee']},
  {name: 'Private pool', lines: ['keeps it out', 'of sight']},
  {name: 'Block', lines: [`one every ${chain.blockTimeSeconds.value} s,`, 'public, for good']},
];

const TITLE = 'The path of a zero-fee transaction';
const WIDE = {width: 120, height: 44, step: 152} as const;
const NARROW = {width: 116, height: 40, step: 62} as const;

/** Diagram of the path of a zero-fee transaction: a row on wide screens, a column on narrow ones. */
export function ZeroFeePath(): ReactNode {
  const id = useId();
  const last = STOPS.length - 1;
  const drawings = [
    {
      className: styles.wide,
      width: last * WIDE.step + WIDE.width,
      height: 100,
      content: <StepRow steps={STOPS} y={0} box={WIDE} numbered={false} />,
    },
    {
      className: styles.narrow,
      width: 300,
      height: last * NARROW.step + 44,
      content: <StepColumn steps={STOPS} y={0} box={NARROW} numbered={false} />,
    },
  ];
  const picture = drawings.map(({className, width, height, content}) => (
    <svg
      key={className}
      className={className}
      viewBox={`-2 -2 ${width + 4} ${height}`}
      role="img"
      aria-labelledby={`${id}caption`}
    >
      <title>{TITLE}</title>
      {content}
    </svg>
  ));
  return (
    <Picture title={TITLE} className={styles.figure} picture={picture}>
      <figcaption id={`${id}caption`} className={diagrams.caption}>
        The path of a zero-fee transaction: your wallet signs it, the gateway behind the RPC URL counts it
        against your key, and a private pool holds it until a validator puts it into a block.
      </figcaption>
    </Picture>
  );
}
