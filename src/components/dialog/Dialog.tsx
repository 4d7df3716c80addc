import {useEffect, useEffectEvent, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {Boundary} from '../boundary/Boundary';
import {closeOnBack} from '@site/src/lib/close-on-back';
import styles from './Dialog.lazy.module.css';

interface Props {
  /** Heading, and the dialog's accessible name. */
  readonly title: string;
  readonly open: boolean;
  /** Asks for `open` to be set to false. It may be called twice. */
  readonly onClose: () => void;
  /** A box in the middle, or a panel along the right edge. */
  readonly place?: 'middle' | 'right';
  /** What the open dialog shows. It is unmounted when the dialog closes. */
  readonly children: ReactNode;
}

/** A modal dialog. The browser keeps the focus in it and gives it back. Escape, Back and a navigation close it. */
export function Dialog({title, open, onClose, place = 'middle', children}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  useEffect(() => dialog.current?.close(), [location]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const onBack = useEffectEvent(onClose);
  useEffect(() => (open ? closeOnBack(() => onBack()) : undefined), [open]);
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, styles[place])}
      aria-labelledby={id}
      onCancel={(event) => {
        // Closed by `open`, at once: the browser's own `close` event may come after the reader opens the dialog again.
        event.preventDefault();
        onClose();
      }}
      onClose={() => dialog.current?.open || onClose()}
    >
      {open && (
        <>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <Boundary>{children}</Boundary>
          {/* At the end, so that the focus begins in the content. */}
          <button type="button" className={`clean-btn ${styles.close}`} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </>
      )}
    </dialog>
  );
}
