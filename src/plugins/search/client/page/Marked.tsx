import {Fragment, type ReactNode} from 'react';
import {markedTexts} from '../../shared/html';

/** Renders escaped text in which only `<mark>` counts as markup. */
export function Marked({html}: {readonly html: string}): ReactNode {
  return markedTexts(html).map((text, at) =>
    at % 2 === 1 ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}
