import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Blocks of a page below the first screen. When the reader follows a link to the page, the browser paints the top of it
 * before they are rendered. They are rendered at once in the static page, for a link to a section, and when the reader goes
 * back or forward, because the browser then scrolls.
 */
export function LaterBlocks({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const paintTopFirst = action === 'PUSH' && location.hash === '';
  return useDeferredValue(children, paintTopFirst ? null : children);
}
