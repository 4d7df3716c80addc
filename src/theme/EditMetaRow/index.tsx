// Replacement: without the date, and with the page actions, which phones show at the end of a page.
import type {ReactNode} from 'react';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** End of a page: edit link and, on phones, the page actions. */
export default function EditMetaRow({editUrl}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <PageActions place="below" />
    </div>
  );
}
