import {Fragment, type ReactNode} from 'react';
import {unescapeHtml} from '../../shared/html';

/** Renders escaped text in which only `<mark>` counts as markup. */
export function Marked({html}: {readonly html: string}): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const text = unescapeHtml(part);
    // odd parts are what the capture group matched
    return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
  });
}
