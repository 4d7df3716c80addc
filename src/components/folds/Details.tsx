import type {ComponentProps, ReactNode} from 'react';
import {useOpenTarget} from './useOpenTarget';

/** A native disclosure: closed at first, open when the address names something in it or the browser finds text in it. */
export function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} ref={useOpenTarget()} />;
}
