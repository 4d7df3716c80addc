import {useSyncExternalStore} from 'react';
import {getReaderValues, subscribeReaderValues} from './store';
import type {ReaderValues} from './values';

const NONE: ReaderValues = {};

/** What the reader has given in this tab; nothing in static HTML and while the page is taken over. */
export function useReaderValues(): ReaderValues {
  return useSyncExternalStore(subscribeReaderValues, getReaderValues, () => NONE);
}
