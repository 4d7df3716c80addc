import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import type {JSX, MouseEvent, ReactNode} from 'react';
import {markLanding} from '../client/landing';

/** A result or a stored search within the modal: a link in a cell, whose target is marked on arrival. */
export interface SearchModalHitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
  /** told of every click, also of those that open a tab */
  readonly onFollow: (hit: InternalDocSearchHit | StoredDocSearchHit) => void;
}

/** See `SearchModalHitProps`. A plain link: the site's own would fetch each page it shows, and so tell what is typed. */
export function SearchModalHit({hit, children, onFollow}: SearchModalHitProps): JSX.Element {
  const history = useHistory();
  function onClick(event: MouseEvent): void {
    onFollow(hit);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    markLanding(hit.url);
    if (!hit.url.startsWith('/')) return;
    event.preventDefault();
    history.push(hit.url);
  }
  return (
    <div role="gridcell">
      <a href={hit.url} onClick={onClick}>
        {children}
      </a>
    </div>
  );
}
