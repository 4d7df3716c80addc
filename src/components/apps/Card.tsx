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
  /** ISO date of the newest page of Stability's documentation that lists what the card shows. */
  readonly listedOn: string;
  /** Heading and text. */
  readonly children: ReactNode;
}

/** A card inside a `CardFilter`: text, then a list of facts. */
export function Card({fact, features, lines, listedOn, children}: Props): ReactNode {
  const all: readonly CardLine[] = [
    ...lines,
    {term: 'Features', value: features.join(', ')},
    {term: 'Last listed', value: <time dateTime={listedOn}>{listedOn}</time>},
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
