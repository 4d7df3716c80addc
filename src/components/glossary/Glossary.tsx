import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fold} from '@site/src/components/folds/Fold';
import {glossary, type GlossaryTerm} from '@site/src/data/glossary';
import {glossaryAnchor} from './anchor';
import styles from './Glossary.module.css';

const letterOf = ({term}: GlossaryTerm): string => term.charAt(0).toUpperCase();
const LETTERS = Array.from(new Set(glossary.rows.map(letterOf)), (letter) => ({
  letter,
  terms: glossary.rows.filter((row) => letterOf(row) === letter),
}));

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
            {terms.map(({id, term, definition, see}) => (
              <div key={id} className={styles.entry} data-row>
                <dt id={glossaryAnchor(id)}>{term}</dt>
                <dd>
                  {definition}{' '}
                  <Link to={see} aria-label={`More about ${term}`}>
                    More
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      ))}
    </div>
  );
}
