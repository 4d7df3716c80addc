import {Fragment, type ReactNode} from 'react';
import {FILL_ATTRIBUTE, splitPlaceholders} from '@site/src/plugins/samples/client/placeholders';
import {PLACEHOLDERS} from './placeholders';

/** A URL with places to break: after each slash and dot. Other texts have none. */
function Breakable({text}: {readonly text: string}): ReactNode {
  if (!/^https?:/.test(text)) return text;
  return text.split(/(?<=[a-z]\.|[^/:]\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/**
 * Text with its placeholders marked, so that the page can show the reader's own values instead. Text that is nothing but a
 * placeholder is left as it is, because the page is about the placeholder itself.
 */
export function MarkedText({text}: {readonly text: string}): ReactNode {
  const parts = splitPlaceholders(text, PLACEHOLDERS);
  if (parts.length < 2) return <Breakable text={text} />;
  return parts.map((part, index) =>
    part.kind === undefined ? (
      // One element, because the values of the reader look for the network in the text before a place.
      <span key={index}>
        <Breakable text={part.text} />
      </span>
    ) : (
      <span key={index} {...{[FILL_ATTRIBUTE]: part.kind}}>
        {part.text}
      </span>
    ),
  );
}
