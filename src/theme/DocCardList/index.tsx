// Replacement: a list in the column of the text, with the groups of sidebars.ts; the framework's has neither.
import type {ReactNode} from 'react';
import {filterDocCardListItems} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** What a category page lists: pages and categories, below the heading of their group if they have one. */
export default function DocCardList({items = []}: Props): ReactNode {
  const entries = filterDocCardListItems(items);
  const groups = new Set(entries.map(({customProps}) => customProps?.group as string | undefined));
  return Array.from(groups, (group) => (
    <section key={group} className={styles.group}>
      {group && <Heading as="h2">{group}</Heading>}
      <ul className="clean-list">
        {entries
          .filter(({customProps}) => customProps?.group === group)
          .map((item, index) => (
            <DocCard key={index} item={item} />
          ))}
      </ul>
    </section>
  ));
}
