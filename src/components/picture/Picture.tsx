import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {LargePicture} from './LargePicture';
import styles from './Picture.module.css';

interface Props {
  /** Name of the picture: of its button and of the dialog. */
  readonly title: string;
  /** An image, or a drawing in several layouts. The dialog renders it once more. */
  readonly picture: ReactNode;
  readonly className?: string;
  /** Caption, and what else stands below the picture. */
  readonly children: ReactNode;
}

/** A figure whose picture opens large in a dialog. Without JavaScript it has no button. */
export function Picture({title, picture, className, children}: Props): ReactNode {
  const [Large, setLarge] = useState<typeof LargePicture | null>(null);
  const [open, setOpen] = useState(false);

  async function enlarge(): Promise<void> {
    const module = await import('./LargePicture');
    setLarge(() => module.LargePicture);
    setOpen(true);
  }

  return (
    <figure className={clsx(styles.figure, className)}>
      {picture}
      <button
        type="button"
        className={clsx('needs-scripts', styles.button)}
        aria-label={`Enlarge: ${title}`}
        aria-haspopup="dialog"
        // Not loaded: the next press asks for it again.
        onClick={() => void enlarge().catch(() => undefined)}
      >
        Enlarge
      </button>
      {children}
      {Large && (
        <Large title={title} open={open} onClose={() => setOpen(false)}>
          {picture}
        </Large>
      )}
    </figure>
  );
}
