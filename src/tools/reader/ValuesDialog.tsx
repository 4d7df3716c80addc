import {useEffect, useState, type ReactNode} from 'react';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {fillPages} from './fill-page';
import {getReaderValues, setReaderValues} from './store';
import {ValuesForm} from './ValuesForm';
import type {ReaderValues} from './values';
import styles from './ValuesForm.lazy.module.css';

/** How long the confirmation stays in view, in milliseconds. */
const CONFIRMATION_MS = 8000;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog for the reader's own values. Closing it discards text that was not submitted. */
export function ValuesDialog({open, onClose}: Props): ReactNode {
  const [confirmation, setConfirmation] = useState<{readonly text: string; readonly number: number} | null>(
    null,
  );
  useEffect(() => {
    const timer = setTimeout(() => setConfirmation(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);
  useEffect(fillPages, []);

  function keep(values: ReaderValues): void {
    setReaderValues(values);
    const none = Object.keys(values).length === 0;
    const text = none ? 'Your values were cleared.' : 'Samples, tables and tools now show your values.';
    setConfirmation((last) => ({text, number: (last?.number ?? 0) + 1}));
    onClose();
  }

  return (
    <>
      <Dialog title="Your values" open={open} onClose={onClose}>
        <ValuesForm values={getReaderValues()} onKeep={keep} onCancel={onClose} />
      </Dialog>
      <div role="status">
        {confirmation && (
          <p key={confirmation.number} className={styles.confirmation}>
            {confirmation.text}
          </p>
        )}
      </div>
    </>
  );
}
