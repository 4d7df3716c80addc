import type {ReactNode} from 'react';
import {SourceList} from './SourceList';
import {groupPageFacts, type PageFact} from './page-facts';

/** Quiet list of the figures that a page uses, with date and source. The Markdown step adds it to each page. */
export function PageFacts({entries}: {readonly entries: readonly PageFact[]}): ReactNode {
  return <SourceList summary="Figures on this page" entries={groupPageFacts(entries)} />;
}
