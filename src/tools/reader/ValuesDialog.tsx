import {useEffect, useRef, useState, type ReactNode} from 'react';
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
  /** What to confirm when the dialog has closed: screen readers announce nothing outside of an open one. */
  const pending = useRef<string>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setConfirmation(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);
  useEffect(fillPages, []);

  function keep(values: ReaderValues): void {
    setReaderValues(values);
    const none = Object.keys(values).length === 0;
    pending.current = none ? 'Your values were cleared.' : 'Samples, tables and tools now show your values.';
    onClose();
  }

  function onClosed(): void {
    onClose();
    const text = pending.current;
    if (text !== undefined) setConfirmation((last) => ({text, number: (last?.number ?? 0) + 1}));
    pending.current = undefined;
  }

  return (
    <>
      <Dialog title="Your values" open={open} onClose={onClosed}>
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
