import {useEffect, useRef, type ReactNode} from 'react';
import {FeedbackForm} from './FeedbackForm';
import styles from './feedback.module.css';

interface Props {
  readonly open: boolean;
  /** repository on the code host */
  readonly repoUrl: string;
  readonly onClose: () => void;
}

/** Dialog at the right edge. The browser keeps the focus in it, closes it at Escape and gives the focus back. */
export function FeedbackPanel({open, repoUrl, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="feedback" onClose={onClose}>
      {open && <FeedbackForm repoUrl={repoUrl} onClose={onClose} />}
    </dialog>
  );
}
