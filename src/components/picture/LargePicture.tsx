import type {ReactNode} from 'react';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {useZoom} from './useZoom';
import styles from './LargePicture.lazy.module.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The picture. */
  readonly children: ReactNode;
}

/** A picture at the largest size that fits the window. Buttons, keys and the pinch gesture enlarge it further. */
export function LargePicture({title, open, onClose, children}: Props): ReactNode {
  return (
    <Dialog title={title} place="full" open={open} onClose={onClose}>
      <ZoomArea onClose={onClose}>{children}</ZoomArea>
    </Dialog>
  );
}

function ZoomArea({onClose, children}: Pick<Props, 'onClose' | 'children'>): ReactNode {
  const {box, zoom, change} = useZoom();
  return (
    <>
      <div className={styles.tools}>
        <button type="button" aria-label="Smaller" title="Smaller (key: minus)" onClick={() => change(-1)}>
          −
        </button>
        <output className={styles.size}>{zoom}%</output>
        <button type="button" aria-label="Larger" title="Larger (key: plus)" onClick={() => change(1)}>
          +
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div ref={box} className={styles.box} role="group" aria-label="Picture" tabIndex={0}>
        {children}
      </div>
    </>
  );
}
