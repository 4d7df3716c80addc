/*
 * Client module: shows what the hash of the address names, once React has started. Until then, and on arrival, the first script
 * does, in sites that have one: the reader may have closed it since.
 */
import type {ClientModule} from '@docusaurus/types';
import {reveal} from '../../../lib/reveal';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation || !document.querySelector('script[data-scripts]')) reveal(location.hash);
};

/** Firefox reports no navigation when a link leads to the current address. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.href === location.href) reveal(link.hash);
}

if (typeof window !== 'undefined') addEventListener('click', onClick);
