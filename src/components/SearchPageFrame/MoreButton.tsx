import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The theme loads more when its marker, the element before this button, is scrolled into view. The click does what the scroll does:
 * for a moment the marker is far below.
 */
function bringMarkerIntoView({currentTarget}: MouseEvent<HTMLButtonElement>): void {
  const marker = currentTarget.previousElementSibling;
  const away = styles.away;
  if (marker === null || away === undefined) return;
  marker.classList.add(away);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      marker.classList.remove(away);
      marker.scrollIntoView({block: 'nearest'});
    }),
  );
}

/** Button that loads the next results of the search page. */
export function MoreButton(): ReactNode {
  return (
    <button type="button" className="button button--secondary" onClick={bringMarkerIntoView}>
      Show more results
    </button>
  );
}
