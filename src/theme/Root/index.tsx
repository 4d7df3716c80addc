// Wrap: the reader's own values hold on all pages of a tab, and the feedback button stands on all of them.
import type {ReactNode} from 'react';
import {FeedbackHost} from '@site/src/tools/feedback/FeedbackHost';
import {ReaderValuesHost} from '@site/src/tools/reader/ReaderValuesHost';

/** Stands around the whole site and is never taken down. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <ReaderValuesHost />
      <FeedbackHost />
    </>
  );
}
