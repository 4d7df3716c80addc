// Wrap: adds a button for the reader's own values beside the link to the page's source, and leaves out the date.
import type {ComponentProps, ReactNode} from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import {OpenValues} from '@site/src/tools/reader/OpenValues';
import styles from './styles.module.css';

/** Last line of a page: edit link, and button for the reader's values. */
export default function EditMetaRowWithValues(props: ComponentProps<typeof EditMetaRow>): ReactNode {
  return (
    <div className={styles.row}>
      <EditMetaRow {...props} lastUpdatedAt={undefined} />
      <OpenValues>Fill your values into the samples</OpenValues>
    </div>
  );
}
