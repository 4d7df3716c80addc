import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {glossary, type GlossaryTerm} from '@site/src/data/glossary';
import {glossaryAnchor} from './anchor';
import styles from './Glossary.module.css';

/** All terms with their definitions. Each has an anchor, which the build knows as a link target. */
export function Glossary(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  glossary.rows.forEach(({id}) => collectAnchor(glossaryAnchor(id)));
  return (
    <dl className={styles.list}>
      {glossary.rows.map((row) => (
        <Entry key={row.id} row={row} />
      ))}
    </dl>
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
