import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Dialog.module.css';

interface Props {
  /** Heading, and the dialog's accessible name. */
  readonly title: string;
  readonly open: boolean;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
  /** A box in the middle, or a panel along the right edge. */
  readonly place?: 'middle' | 'right';
  /** What the open dialog shows. It is taken down when the dialog closes. */
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus in it, closes it at Escape and gives the focus back. */
export function Dialog({title, open, onClose, place = 'middle', children}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[place])}
      aria-labelledby={id}
      onClose={onClose}
    >
      {open && (
        <>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
