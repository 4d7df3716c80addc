import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './RowLink.module.css';

interface Props {
  /** What the address ends in. It stands on this link: rows and list items of Markdown have no ids. */
  readonly id: string;
  /** What the row is about, for the name of the link. */
  readonly label?: string;
  /** The row has the id already. */
  readonly onRow?: boolean;
}

/** A quiet link to the row or list item it stands in, visible where the pointer or the focus is. */
export function RowLink({id, label = 'this entry', onRow = false}: Props): ReactNode {
  // Lets other pages link to it: the build checks anchors that it knows of.
  useBrokenLinks().collectAnchor(id);
  return (
    <a
      id={onRow ? undefined : id}
      href={`#${id}`}
      className={styles.link}
      aria-label={`Link to ${label}`}
      title={`Link to ${label}`}
      data-search="skip"
    />
  );
}
