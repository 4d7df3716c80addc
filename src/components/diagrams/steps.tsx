import type {ReactNode} from 'react';
import {Arrow, Box, Text} from './shapes';

/** One step of a path: a box and what happens there. */
export interface Step {
  readonly name: string;
  /** At most three lines of 17 characters. */
  readonly lines: readonly string[];
  /** The step as a sentence. */
  readonly sentence: string;
}

/** Size of a box in a row, and the distance from one box to the next, in view box units. */
export const ROW_BOX = {width: 116, height: 48, step: 148} as const;

/** Size of a box in a column, and the distance from one box to the next, in view box units. */
const COLUMN_BOX = {width: 128, height: 54, step: 92} as const;

interface Props {
  readonly steps: readonly Pick<Step, 'name' | 'lines'>[];
  /** Top edge of the first box. */
  readonly y: number;
  /** Size of a box, and the distance from one box to the next. */
  readonly box?: Readonly<Record<'width' | 'height' | 'step', number>>;
  /** Whether to number the steps; without numbers the lines are closer to the box. */
  readonly numbered?: boolean;
}

/** Steps side by side, with number and lines below each box. Extends 140 units below `y`. */
export function StepRow({steps, y, box = ROW_BOX, numbered = true}: Props): ReactNode {
  const {width, height, step} = box;
  const middle = y + height / 2;
  return steps.map(({name, lines}, index) => {
    const x = index * step;
    return (
      <g key={name}>
        <Box x={x} y={y} width={width} height={height} lines={[name]} variant="strong" />
        {index > 0 && <Arrow points={[x - step + width + 2, middle, x - 2, middle]} variant="strong" />}
        {numbered && <Text x={x + width / 2} y={y + height + 22} lines={[String(index + 1)]} kind="count" />}
        <Text
          x={x + width / 2}
          y={y + height + (numbered ? 42 : 19) + (lines.length - 1) * 9}
          lines={lines}
        />
      </g>
    );
  });
}

/** Steps below each other, with number and lines beside each box. Ends at the bottom of the last box. */
export function StepColumn({steps, y, box = COLUMN_BOX, numbered = true}: Props): ReactNode {
  const {width, height, step} = box;
  return steps.map(({name, lines}, index) => {
    const top = y + index * step;
    return (
      <g key={name}>
        <Box x={0} y={top} width={width} height={height} lines={[name]} variant="strong" />
        {index > 0 && (
          <Arrow points={[width / 2, top - step + height, width / 2, top - 2]} variant="strong" />
        )}
        {numbered && <Text x={width + 20} y={top + height / 2} lines={[String(index + 1)]} kind="count" />}
        <Text x={width + (numbered ? 42 : 16)} y={top + height / 2} lines={lines} anchor="start" />
      </g>
    );
  });
}
