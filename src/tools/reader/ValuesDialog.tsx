import {useEffect, useRef, useState, type ReactNode} from 'react';
import {fillPages} from './fill-page';
import {getReaderValues, setReaderValues} from './store';
import {ValuesForm} from './ValuesForm';
import type {ReaderValues} from './values';
import styles from './ValuesDialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the reader's own values. What was typed is forgotten when it closes, unless it was filled in. */
export function ValuesDialog({open, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState('');
  useEffect(fillPages, []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function keep(values: ReaderValues): void {
    setReaderValues(values);
    const none = Object.keys(values).length === 0;
    setSaid(none ? 'Your values are forgotten.' : 'Samples show your values now.');
    onClose();
  }

  return (
    <>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="your-values" onClose={onClose}>
        {open && <ValuesForm values={getReaderValues()} onKeep={keep} onCancel={onClose} />}
      </dialog>
      <div role="status" className="visually-hidden">
        {said}
      </div>
    </>
  );
}
