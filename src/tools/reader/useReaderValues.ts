import {useSyncExternalStore} from 'react';
import {getReaderValues, subscribeReaderValues} from './store';
import type {ReaderValues} from './values';

const NONE: ReaderValues = {};

/** Hook that returns the reader's values in this tab; none in static HTML and during hydration. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(subscribeReaderValues, getReaderValues, () => NONE);
}
