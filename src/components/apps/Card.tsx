import type {ReactNode} from 'react';
import {useIsChosen} from './CardFilter';
import styles from './Card.module.css';

/** A line of a card. */
export interface CardLine {
  readonly term: string;
  readonly value: ReactNode;
}

interface Props {
  /** Token path of the row that the card shows. */
  readonly fact: string;
  readonly features: readonly string[];
  readonly lines: readonly CardLine[];
  /** ISO date of the source of the row. */
  readonly checkedOn: string;
  /** Heading and text. */
  readonly children: ReactNode;
}

/** A card inside a `CardFilter`: text, then a list of facts. */
export function Card({fact, features, lines, checkedOn, children}: Props): ReactNode {
  const all: readonly CardLine[] = [
    ...lines,
    {term: 'Features', value: features.join(', ')},
    {term: 'Last checked', value: <time dateTime={checkedOn}>{checkedOn}</time>},
  ];
  return (
    <section className={styles.card} data-fact={fact} hidden={!useIsChosen(features)}>
      {children}
      <dl>
        {all.map(({term, value}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
