import type {ReactNode} from 'react';
import {derivedRows, gasCeiling, wholeNumber, type DerivedRow} from './rows';
import {Figure, type Drawing} from '@site/src/components/diagrams/Figure';
import {Arrow, Text} from '@site/src/components/diagrams/shapes';
import {benchmarks} from '@site/src/data/benchmarks';
import {networks} from '@site/src/data/networks';
import {logScale} from './scale';
import styles from './BenchmarkChart.module.css';

const SMALLEST_GAS = benchmarks.transferGas.value;
const LARGEST_GAS = Math.max(...benchmarks.rows.rows.map(({nominalGas}) => nominalGas));
const GAS_DOMAIN = [18_000, 1_200_000] as const;
const RATE_DOMAIN = [60, 10_000] as const;
const RATE_TICKS = [100, 300, 1000, 3000];
/** Fill from which a block counts as full, so that gas limited its throughput. */
const FULL = 0.95;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly gasTicks: readonly number[];
}

function Mark({
  network,
  x,
  y,
}: Pick<DerivedRow, 'network'> & {readonly x: number; readonly y: number}): ReactNode {
  return <circle className={styles[network]} cx={x} cy={y} r={network === 'gtn' ? 4.5 : 6.5} />;
}

function Legend({width}: Pick<Frame, 'width'>): ReactNode {
  return (
    <>
      <Mark network="gtn" x={width - 132} y={10} />
      <Text x={width - 122} y={10} lines={[networks.gtn.shortName.value]} anchor="start" />
      <Mark network="testnet" x={width - 70} y={10} />
      <Text x={width - 56} y={10} lines={[networks.testnet.shortName.value]} anchor="start" />
    </>
  );
}

function plot({width, height, gasTicks}: Frame): Drawing {
  const [left, right, top, bottom] = [52, width - 34, 34, height - 58];
  const x = logScale(GAS_DOMAIN, [left, right]);
  const y = logScale(RATE_DOMAIN, [bottom, top]);
  const ceiling = (gas: number) => [x(gas), y(gasCeiling(gas))] as const;
  const [labelX, labelY] = ceiling(80_000);
  const content = (
    <>
      <Text x={0} y={10} lines={['TPS, log scale']} anchor="start" />
      <Legend width={width} />
      {RATE_TICKS.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${left} ${y(tick)}H${right}`} />
          <Text x={left - 8} y={y(tick)} lines={[wholeNumber.format(tick)]} anchor="end" />
        </g>
      ))}
      {gasTicks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${x(tick)} ${top}V${bottom}`} />
          <Text x={x(tick)} y={bottom + 16} lines={[wholeNumber.format(tick)]} />
        </g>
      ))}
      <Text x={(left + right) / 2} y={height - 14} lines={['gas per transaction, log scale']} />
      <Arrow points={[...ceiling(SMALLEST_GAS), ...ceiling(LARGEST_GAS)]} variant="strong" headless />
      <Text x={labelX + 12} y={labelY - 12} lines={['gas ceiling']} anchor="start" kind="name" />
      {derivedRows.map((row) => (
        <Mark key={row.id} network={row.network} x={x(row.averageGas)} y={y(row.rate)} />
      ))}
    </>
  );
  return {width, height, content};
}

function bestOf(network: DerivedRow['network']): string {
  const [best] = derivedRows.filter((row) => row.network === network).sort((a, b) => b.rate - a.rate);
  if (!best) throw new Error(`BenchmarkChart: no rows of ${network}`);
  return `Best block of ${networks[network].shortName.value}: ${best.rate} TPS at ${wholeNumber.format(best.averageGas)} gas each, where gas allows ${wholeNumber.format(Math.floor(best.ceiling))}.`;
}

/** Chart of measured blocks and the ceiling set by gas, on logarithmic axes. The table has the same points. */
export function BenchmarkChart(): ReactNode {
  const full = derivedRows.filter(({fill}) => fill >= FULL).length;
  const ceilings = [SMALLEST_GAS, 100_000, LARGEST_GAS].map(
    (gas) => `${wholeNumber.format(Math.floor(gasCeiling(gas)))} TPS at ${wholeNumber.format(gas)} gas`,
  );
  return (
    <Figure
      title="Measured blocks and the gas ceiling"
      description={`${derivedRows.length} points, one per measured block, lie on or below a falling line, the most transactions per second that gas allows. Only ${full} points touch it.`}
      caption="Each mark is one block. The line is computed from the gas limit of a block and the block time; it is not measured."
      sentences={[
        `The gas ceiling falls as transactions grow: ${ceilings.join(', ')}.`,
        bestOf('testnet'),
        bestOf('gtn'),
        `${full} of ${derivedRows.length} blocks are full and lie on the ceiling; the others had room left.`,
        'The table on this page lists every point.',
      ]}
      wide={plot({
        width: 704,
        height: 380,
        gasTicks: [20_000, 50_000, 100_000, 200_000, 500_000, LARGEST_GAS],
      })}
      narrow={plot({width: 350, height: 340, gasTicks: [20_000, 100_000, LARGEST_GAS]})}
    />
  );
}
