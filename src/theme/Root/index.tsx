// Wrap: adds the reader's own values and the feedback button to all pages.
import type {ReactNode} from 'react';
import {FeedbackHost} from '@site/src/tools/feedback/FeedbackHost';
import {ReaderValuesHost} from '@site/src/tools/reader/ReaderValuesHost';

/** Root of the whole site, which is never unmounted. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <ReaderValuesHost />
      <FeedbackHost />
    </>
  );
}
