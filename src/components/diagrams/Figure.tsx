import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Picture} from '@site/src/components/picture/Picture';
import styles from './diagrams.module.css';

/** Margin for the stroke of lines at the edge, in view box units. */
const MARGIN = 2;

/** One layout of a diagram. */
export interface Drawing {
  /** Width of the view box; a unit is about one pixel. */
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

interface Props {
  /** Name of the diagram. */
  readonly title: string;
  /** What it shows, in one or two sentences, for readers who cannot see it. */
  readonly description: string;
  /** Visible caption below the diagram. */
  readonly caption: string;
  /** The same content as a list, in reading order. */
  readonly sentences: readonly string[];
  /** For columns of 38rem and more. */
  readonly wide: Drawing;
  /** For narrower columns, at most 350 units wide. */
  readonly narrow: Drawing;
}

/** A diagram in two layouts, with a caption and its content in words. With JavaScript it can be enlarged. */
export function Figure({title, description, caption, sentences, wide, narrow}: Props): ReactNode {
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
      <details className={clsx('quiet', styles.words)}>
        <summary>{title}, in words</summary>
        <ol>
          {sentences.map((sentence) => (
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
  readonly className: string;
}

/** One layout of a diagram as a picture with a name and a description. */
export function Svg({title, description, drawing, className}: SvgProps): ReactNode {
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
