import {useId, type ReactNode} from 'react';
import {benchmarks} from '@site/src/data/benchmarks';
import {networks, type NetworkId} from '@site/src/data/networks';
import {derivedRows, gasCeiling, wholeNumber} from './rows';
import styles from './BenchmarkChart.module.css';

/** Size of the drawing and the edges of its plot, in view box units. Letters are larger on phones, where the drawing is smaller. */
const [WIDTH, HEIGHT] = [640, 380];
const PLOT = {left: 84, right: 600, top: 48, bottom: 304};
const GAS_TICKS = [20_000, 100_000, 1_000_000];
const RATE_TICKS = [100, 300, 1000, 3000];

/** A scale that maps equal factors to equal distances: from the values of `domain` to the positions of `range`. */
function logScale([low, high]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) =>
    Math.round((start + ((end - start) * Math.log(value / low)) / Math.log(high / low)) * 10) / 10;
}

const gasX = logScale([18_000, 1_200_000], [PLOT.left, PLOT.right]);
const rateY = logScale([60, 10_000], [PLOT.bottom, PLOT.top]);

function Mark({network, x, y}: {readonly network: NetworkId; readonly x: number; readonly y: number}) {
  return <circle className={styles[network]} cx={x} cy={y} r={network === 'gtn' ? 4.5 : 6.5} />;
}

/** Chart of measured blocks and the ceiling set by gas, on logarithmic axes. The table has the same points. */
export function BenchmarkChart(): ReactNode {
  const id = useId();
  const full = derivedRows.filter((row) => row.full).length;
  const smallest = benchmarks.transferGas.value;
  const largest = Math.max(...derivedRows.map(({nominalGas}) => nominalGas));
  const ceiling = [smallest, largest].map((gas) => `${gasX(gas)} ${rateY(gasCeiling(gas))}`);
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}desc`}
      >
        <title id={`${id}title`}>Measured blocks and the gas ceiling</title>
        <desc id={`${id}desc`}>
          {`${derivedRows.length} points, one per measured block, lie on or below a falling line, the most transactions per second that gas allows.`}
        </desc>
        <text y={20}>TPS, log scale</text>
        <Mark network="gtn" x={420} y={14} />
        <text x={434} y={20}>
          {networks.gtn.shortName.value}
        </text>
        <Mark network="testnet" x={512} y={14} />
        <text x={528} y={20}>
          {networks.testnet.shortName.value}
        </text>
        {RATE_TICKS.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${PLOT.left} ${rateY(tick)}H${PLOT.right}`} />
            <text x={PLOT.left - 8} y={rateY(tick) + 5} textAnchor="end">
              {wholeNumber.format(tick)}
            </text>
          </g>
        ))}
        {GAS_TICKS.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${gasX(tick)} ${PLOT.top}V${PLOT.bottom}`} />
            <text x={gasX(tick)} y={PLOT.bottom + 30} textAnchor="middle">
              {wholeNumber.format(tick)}
            </text>
          </g>
        ))}
        <text x={(PLOT.left + PLOT.right) / 2} y={HEIGHT - 10} textAnchor="middle">
          gas per transaction, log scale
        </text>
        <path className={styles.ceiling} d={`M${ceiling.join('L')}`} />
        <text x={gasX(80_000) + 12} y={rateY(gasCeiling(80_000)) - 8} className={styles.name}>
          gas ceiling
        </text>
        {derivedRows.map((row) => (
          <Mark key={row.id} network={row.network} x={gasX(row.averageGas)} y={rateY(row.rate)} />
        ))}
      </svg>
      <figcaption>
        Each mark is a measured block. The line is the ceiling, on which {full} of {derivedRows.length} blocks
        lie: they are full.
      </figcaption>
    </figure>
  );
}
BenchmarkChart.facts = [benchmarks.rows, benchmarks.transferGas];
