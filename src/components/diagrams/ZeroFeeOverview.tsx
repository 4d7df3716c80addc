import type {ReactNode} from 'react';
import {Svg, type Drawing} from './Figure';
import {StepColumn, StepRow} from './steps';
import {Picture} from '@site/src/components/picture/Picture';
import {chain} from '@site/src/data/chain';
import diagrams from './diagrams.module.css';
import styles from './ZeroFeeOverview.module.css';

/** Stops of the path, with two lines of at most 17 characters each. */
const STOPS = [
  {name: 'Your wallet', lines: ['signs, with both', 'fee fields at 0']},
  {name: 'Gateway', lines: ['counts per key,', 'takes no fee']},
  {name: 'Private pool', lines: ['keeps it out', 'of sight']},
  {name: 'Block', lines: [`one every ${chain.blockTimeSeconds.value} s,`, 'public, permanent']},
];

const TITLE = 'The path of a zero-fee transaction';
const DESCRIPTION =
  'The path of a zero-fee transaction: your wallet signs it, the gateway behind the RPC URL counts it against your key, and a private pool holds it until a validator puts it into a block.';
const WIDE = {width: 120, height: 44, step: 152} as const;
const NARROW = {width: 116, height: 40, step: 62} as const;
const LAST = STOPS.length - 1;

const wide: Drawing = {
  width: LAST * WIDE.step + WIDE.width,
  height: 96,
  content: <StepRow steps={STOPS} y={0} box={WIDE} numbered={false} />,
};
const narrow: Drawing = {
  width: 300,
  height: LAST * NARROW.step + NARROW.height,
  content: <StepColumn steps={STOPS} y={0} box={NARROW} numbered={false} />,
};

/** Diagram of the path of a zero-fee transaction: a row on wide screens, a column on narrow ones. */
export function ZeroFeeOverview(): ReactNode {
  const shared = {title: TITLE, description: DESCRIPTION};
  const picture = (
    <>
      <Svg {...shared} drawing={wide} className={styles.wide} />
      <Svg {...shared} drawing={narrow} className={styles.narrow} />
    </>
  );
  return (
    <Picture title={TITLE} className={styles.figure} picture={picture}>
      <figcaption className={diagrams.caption}>{DESCRIPTION}</figcaption>
    </Picture>
  );
}
