import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {reportNotLoaded} from '../dialog/not-loaded';
import type {LargePicture} from './LargePicture';
import styles from './Picture.module.css';

interface Props {
  /** Name of the picture, used for its button and the dialog. */
  readonly title: string;
  /** An image, or a diagram in several layouts. The dialog renders it a second time. */
  readonly picture: ReactNode;
  readonly className?: string;
  /** Caption and other content below the picture. */
  readonly children: ReactNode;
}

/** A figure whose picture can be enlarged in a dialog. Without JavaScript it has no button. */
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
        className={clsx('needs-scripts text-button', styles.button)}
        aria-label={`Enlarge: ${title}`}
        aria-haspopup="dialog"
        onClick={({currentTarget}) =>
          // Not after the reader has left the page.
          void enlarge().catch(() => currentTarget.isConnected && reportNotLoaded())
        }
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
