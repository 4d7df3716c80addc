import type {MouseEvent, ReactNode} from 'react';
import styles from './SearchPageFrame.module.css';

const AWAY_MS = 150;

/**
 * The theme loads more when its marker, the element before this button, is scrolled into view. The click does what the scroll does:
 * for a moment the marker is far below.
 */
function bringMarkerIntoView({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  const marker = currentTarget.previousElementSibling;
  const away = styles.away;
  if (marker === null || away === undefined) return;
  marker.classList.add(away);
  // the theme looks at the first of the changes it is told of: each must be told on its own
  setTimeout(() => {
    marker.classList.remove(away);
    marker.scrollIntoView({block: 'nearest'});
  }, AWAY_MS);
}

/** Button that loads the next results of the search page. */
export function MoreButton(): ReactNode {
  return (
    <button type="button" className="button button--secondary" onClick={bringMarkerIntoView}>
      Show more results
    </button>
  );
}
