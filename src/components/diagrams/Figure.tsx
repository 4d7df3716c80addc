import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/components/picture/Picture';
import styles from './diagrams.module.css';

/** Room for the stroke of a line that lies on the edge. */
const MARGIN = 2;

/** One layout of a drawing. */
export interface Drawing {
  /** Size of the view box; a unit is about one pixel. */
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

interface Props {
  /** Name of the drawing. */
  readonly title: string;
  /** What it shows, in one or two sentences, for readers who do not see it. */
  readonly description: string;
  /** Visible line below the drawing. */
  readonly caption: string;
  /** The same content as a list, in reading order. */
  readonly words: readonly string[];
  /** For columns of 38rem and more. */
  readonly wide: Drawing;
  /** For narrower columns, at most 350 units wide. */
  readonly narrow: Drawing;
}

/** A line drawing in two layouts, with a caption and its content in words. It opens large; without JavaScript it stays as it is. */
export function Figure({title, description, caption, words, wide, narrow}: Props): ReactNode {
  const shared = {title, description};
  return (
    <Picture
      title={title}
      className={styles.figure}
      picture={
        <>
          <Svg {...shared} drawing={wide} className={styles.wide} />
          <Svg {...shared} drawing={narrow} className={styles.narrow} />
        </>
      }
    >
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.words}>
        <summary>{title}, in words</summary>
        <ol>
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </Picture>
  );
}

interface SvgProps {
  readonly title: string;
  readonly description: string;
  readonly drawing: Drawing;
  readonly className?: string;
}

function Svg({title, description, drawing, className}: SvgProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`-${MARGIN} -${MARGIN} ${drawing.width + 2 * MARGIN} ${drawing.height + 2 * MARGIN}`}
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}desc`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      {drawing.content}
    </svg>
  );
}
