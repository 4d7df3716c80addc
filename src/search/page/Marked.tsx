import {Fragment, type ReactNode} from 'react';
import {unescapeHtml} from '../engine/text';

/** Escaped text with `<mark>` around matches, as elements. No other markup in it is read as markup. */
export function Marked({html}: {readonly html: string}): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = unescapeHtml(part);
    // every second part is what the parentheses took
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
