import {Fragment, type ReactNode} from 'react';
import {FILL_ATTRIBUTE, splitPlaceholders} from '@site/src/plugins/samples/client/placeholders';
import {PLACEHOLDERS} from './placeholders';

/** Text with its placeholders marked, so that the page can show the reader's own values instead. */
export function MarkedText({text}: {readonly text: string}): ReactNode {
  return splitPlaceholders(text, PLACEHOLDERS).map((part, index) =>
    part.kind === undefined ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <span key={index} {...{[FILL_ATTRIBUTE]: part.kind}}>
        {part.text}
      </span>
    ),
  );
}
