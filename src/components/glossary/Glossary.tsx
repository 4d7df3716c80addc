import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fold} from '@site/src/components/folds/Fold';
import {glossary, type GlossaryTerm} from '@site/src/data/glossary';
import {glossaryAnchor} from './anchor';
import {byLetter} from './by-letter';
import styles from './Glossary.module.css';

const LETTERS = byLetter(glossary.rows);

/** All terms with their definitions, in a disclosure per letter. Each term has an anchor that the build's link check knows. */
export function Glossary(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  glossary.rows.forEach(({id}) => collectAnchor(glossaryAnchor(id)));
  return (
    <div className={styles.glossary}>
      {LETTERS.map(({letter, terms}) => (
        <Fold
          key={letter}
          summary={
            <>
              <strong className={styles.letter}>{letter}</strong>
              <span data-markdown-ignore className={styles.terms}>
                {terms.map(({term}) => term).join(', ')}
              </span>
            </>
          }
        >
          <dl>
            {terms.map((row) => (
              <Entry key={row.id} row={row} />
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}

function Entry({row}: {readonly row: GlossaryTerm}): ReactNode {
  return (
    <div className={styles.entry}>
      <dt id={glossaryAnchor(row.id)}>{row.term}</dt>
      <dd>
        {row.definition}
        {row.see && (
          <>
            {' '}
            <Link to={row.see} aria-label={`More about ${row.term}`}>
              More
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}
