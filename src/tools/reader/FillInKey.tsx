import type {ReactNode} from 'react';
import type {NetworkId} from '@site/src/data/networks';
import {OpenValues} from './OpenValues';
import {useReaderValues} from './store';

/** Button of a tool that opens the reader's values: it asks for the key of a network while there is none, and changes it later. */
export function FillInKey({network}: {readonly network: NetworkId}): ReactNode {
  const {[network]: apiKey} = useReaderValues();
  return <OpenValues>{apiKey === undefined ? 'Fill in your API key' : 'Change your API key'}</OpenValues>;
}
