import {Children, cloneElement, isValidElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {textOf} from '../text-of';
import styles from './ScrollTable.module.css';

interface Props extends ComponentProps<'table'> {
  /** Accessible name of the box. Markdown tables get the heading above them (src/config/name-tables.ts). */
  readonly label?: string;
  /** Whether readers compare the cells of a column: then it stays a table where it is narrow, and scrolls there. */
  readonly matrix?: boolean;
  /** Whether the page has other tables of the same columns, which then have the same widths. */
  readonly siblings?: boolean;
}

/** Explicit roles, because some browsers drop those of a table whose rows are blocks. */
const ROLES: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
};

/** A part of a table, or anything else, as it is rendered. */
interface Part {
  readonly children?: ReactNode;
  readonly scope?: string;
}

function columnsOf(children: ReactNode): readonly string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Part>(child)) return [];
    if (child.type === 'th') return [textOf(child)];
    return child.type === 'thead' || child.type === 'tr' ? columnsOf(child.props.children) : [];
  });
}

/** Gives the parts of a table their roles, and each cell but the first of a row the name of its column. */
function labeled(children: ReactNode, columns: readonly string[]): ReactNode {
  return Children.map(children, (child, index) => {
    if (!isValidElement<Part>(child) || typeof child.type !== 'string') return child;
    const {type, props} = child;
    if (type === 'td' || type === 'th') {
      const role = type === 'td' ? 'cell' : props.scope === 'row' ? 'rowheader' : 'columnheader';
      const name = type === 'td' && index > 0 ? columns[index] : undefined;
      return cloneElement(child, {role, 'data-label': name} as object);
    }
    if (!ROLES[type]) return child;
    return cloneElement(child, {role: ROLES[type]} as object, labeled(props.children, columns));
  });
}

/**
 * A table in a box that scrolls horizontally, also by keyboard. Where it is narrow, as on phones, each row becomes a block, in which every cell after the
 * first is preceded by the name of its column if there are three columns or more.
 */
export function ScrollTable({
  label = 'Table',
  matrix = false,
  siblings = false,
  children,
  ...props
}: Props): ReactNode {
  const columns = columnsOf(children);
  const isWide = columns.length > 2;
  return (
    // A box that scrolls must take the keyboard focus (WCAG 2.1.1).
    <div
      className={clsx(
        styles.scroll,
        'fades',
        siblings && styles.siblings,
        matrix ? styles.matrix : styles.stack,
      )}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      <table {...props} role="table">
        {labeled(children, isWide && !matrix ? columns : [])}
      </table>
    </div>
  );
}
