import type {ComponentProps, ReactNode} from 'react';
import {useOpenTarget} from './useOpenTarget';

/** A native disclosure. It opens when the URL's hash points into it, or when find-in-page matches text in it. */
export function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} ref={useOpenTarget()} />;
}
