import {Fragment, type ReactNode} from 'react';
import {FILL_ATTRIBUTE, splitPlaceholders} from '@site/src/plugins/samples/client/placeholders';
import {PLACEHOLDERS} from './placeholders';

/**
 * Text with its placeholders marked, so that the page can show the reader's own values instead. Text that is nothing but a
 * placeholder is left as it is, because the page is about the placeholder itself.
 */
export function MarkedText({text}: {readonly text: string}): ReactNode {
  const parts = splitPlaceholders(text, PLACEHOLDERS);
  if (parts.length < 2) return text;
  return parts.map((part, index) =>
    part.kind === undefined ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <span key={index} {...{[FILL_ATTRIBUTE]: part.kind}}>
        {part.text}
      </span>
    ),
  );
}
