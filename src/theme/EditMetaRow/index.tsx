// Replacement: without the date, and with the page actions, which phones show at the end of a page.
import type {ReactNode} from 'react';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import {PageActions} from '@site/src/components/page/PageActions';
import styles from './styles.module.css';

/** End of a page that has an edit link: this link and, on phones, the page actions. */
export default function EditMetaRow({editUrl}: Props): ReactNode {
  if (!editUrl) return null;
  return (
    <div className={styles.row}>
      <EditThisPage editUrl={editUrl} />
      <PageActions place="below" />
    </div>
  );
}
