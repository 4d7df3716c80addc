import type {ReactNode} from 'react';
import {OpenValues} from './OpenValues';
import {useReaderValues} from './store';

/** Button of a tool that opens the reader's values: it asks for the key while there is none, and changes it later. */
export function FillInKey(): ReactNode {
  const {apiKey} = useReaderValues();
  return <OpenValues>{apiKey === undefined ? 'Fill in your API key' : 'Change your API key'}</OpenValues>;
}
