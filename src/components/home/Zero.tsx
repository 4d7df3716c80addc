import {useId, type ReactNode} from 'react';
import styles from './hero.module.css';

/** The mark with a zero cut out of its two halves, in the color of headings. */
export function Zero(): ReactNode {
  const id = useId();
  return (
    <svg className={styles.figure} viewBox="-12 -11 24 22" aria-hidden="true">
      <mask id={id}>
        <path fill="#fff" d="M-14-11h28v22h-28z" />
        <path d="M-4-2.5a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0z" />
      </mask>
      <g fill="currentColor" mask={`url(#${id})`}>
        <path className={styles.half} d="M-12-1a10 10 0 0 1 20 0z" />
        <path className={styles.half} d="M-8 1h20a10 10 0 0 1-20 0z" />
      </g>
    </svg>
  );
}
