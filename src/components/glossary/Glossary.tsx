import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fold} from '@site/src/components/folds/Fold';
import {glossary} from '@site/src/data/glossary';
import {glossaryAnchor} from './anchor';
import styles from './Glossary.module.css';

/**
 * All terms with their definitions, in one closed disclosure. Each term has an anchor that the build's link check knows, and a
 * list of its own: the reader mode of browsers takes one long list for the whole page.
 */
export function Glossary(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  glossary.rows.forEach(({id}) => collectAnchor(glossaryAnchor(id)));
  return (
    <Fold summary={`All ${glossary.rows.length} terms`}>
      {glossary.rows.map(({id, term, definition, see}) => (
        <dl key={id} className={styles.entry} data-row>
          <dt id={glossaryAnchor(id)}>{term}</dt>
          <dd>
            {definition}{' '}
            <Link to={see} aria-label={`More about ${term}`}>
              More
            </Link>
          </dd>
        </dl>
      ))}
    </Fold>
  );
}
