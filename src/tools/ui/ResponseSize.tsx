import type {ReactNode} from 'react';
import styles from './tool.lazy.module.css';

interface Props {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** How long a response took and how large it was. */
export function ResponseSize({milliseconds, bytes}: Props): ReactNode {
  return (
    <p className={styles.hint}>
      Response in {Math.round(milliseconds)} ms, {bytes.toLocaleString('en-US')} bytes.
    </p>
  );
}
