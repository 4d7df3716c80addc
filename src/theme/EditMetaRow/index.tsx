// Wrap: a button for the reader's own values stands beside the link to the page's source.
import type {ComponentProps, ReactNode} from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import {OpenValues} from '@site/src/tools/reader/OpenValues';
import styles from './styles.module.css';

/** Last line of a page: edit it, and fill in your values. */
export default function EditMetaRowWithValues(props: ComponentProps<typeof EditMetaRow>): ReactNode {
  return (
    <div className={styles.row}>
      <EditMetaRow {...props} />
      <OpenValues />
    </div>
  );
}
