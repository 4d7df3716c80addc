import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './RowLink.module.css';

interface Props {
  /** Anchor. Set as the id of this link, because rows and list items written in Markdown have no ids. */
  readonly id: string;
  /** What the row is about, used in the accessible name of the link. */
  readonly label?: string;
  /** Whether the row itself has the id. */
  readonly onRow?: boolean;
}

/** A link to its own row or list item, visible on hover and focus. */
export function RowLink({id, label = 'this entry', onRow = false}: Props): ReactNode {
  // Registers the anchor with the build's link check, so that other pages can link to it.
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
