import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './diagrams.module.css';

const LEADING = 18;

function baselines(middle: number, count: number): readonly number[] {
  // The baseline is about 0.28 of the leading below the middle of a line.
  const first = middle - ((count - 1) * LEADING) / 2 + LEADING * 0.28;
  return Array.from({length: count}, (_, index) => Math.round((first + index * LEADING) * 100) / 100);
}

interface TextProps {
  readonly x: number;
  /** Height of the middle of the lines. */
  readonly y: number;
  readonly lines: readonly string[];
  readonly anchor?: 'start' | 'middle' | 'end';
  /** `name`: name of a box; `note`: explanation; `count`: number of a step. */
  readonly kind?: 'name' | 'note' | 'count';
}

/** Lines of text, centered on a height. All lengths are view box units. */
export function Text({x, y, lines, anchor = 'middle', kind = 'note'}: TextProps): ReactNode {
  const heights = baselines(y, lines.length);
  return (
    <text className={clsx(styles.text, styles[kind])} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={heights[index]}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The name, in bold, then lines of explanation. */
  readonly lines: readonly string[];
  /** `strong`: on the main path of the diagram; `dashed`: outside of it. */
  readonly variant?: 'plain' | 'strong' | 'dashed';
}

/** A box with its name, and lines below the name. */
export function Box({x, y, width, height, lines, variant = 'plain'}: BoxProps): ReactNode {
  const [name, ...rest] = lines;
  const middle = x + width / 2;
  const center = y + height / 2;
  return (
    <>
      <rect className={clsx(styles.box, styles[variant])} x={x} y={y} width={width} height={height} rx="3" />
      <text
        className={clsx(styles.text, styles.name)}
        textAnchor="middle"
        x={middle}
        y={baselines(center, lines.length)[0]}
      >
        {name}
      </text>
      {rest.length > 0 && <Text x={middle} y={center + LEADING / 2} lines={rest} />}
    </>
  );
}

interface ArrowProps {
  /** Coordinates of the points, in pairs of x and y. */
  readonly points: readonly number[];
  readonly variant?: 'plain' | 'strong' | 'dashed';
  /** Whether to draw a line without a head, as for a bracket. */
  readonly headless?: boolean;
}

/** A line through points, with an open arrow head at the last one. */
export function Arrow({points, variant = 'plain', headless = false}: ArrowProps): ReactNode {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = points.slice(-4);
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return (
    <>
      <polyline className={clsx(styles.line, styles[variant])} points={points.join(' ')} />
      {!headless && (
        <path
          className={clsx(styles.line, variant === 'strong' && styles.strong)}
          d="M-8-4.5 0 0-8 4.5"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      )}
    </>
  );
}
