import type {ReactNode} from 'react';
import styles from './Card.module.css';

/** A grid of cards. A list, because the reader mode of browsers takes a section in a box for the whole page. */
export function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={`clean-list ${styles.cards}`}>{children}</ul>;
}

interface Props {
  /** Token path of the row that the card shows. */
  readonly fact: string;
  /** Terms with their values. */
  readonly lines: readonly (readonly [term: string, value: ReactNode])[];
  /** Heading and text. */
  readonly children: ReactNode;
}

/** A card in a `CardGrid`: text, then a list of facts. */
export function Card({fact, lines, children}: Props): ReactNode {
  return (
    <li className={styles.card} data-fact={fact}>
      {children}
      <dl>
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
