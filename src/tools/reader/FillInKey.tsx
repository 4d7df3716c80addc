import type {ReactNode} from 'react';
import styles from '../ui/tool.lazy.module.css';
import {OpenValues} from './OpenValues';
import {useReaderValues} from './useReaderValues';

/** Button of a tool that opens the reader's values: it asks for the key while there is none, and changes it later. */
export function FillInKey(): ReactNode {
  const {apiKey} = useReaderValues();
  return (
    <OpenValues className={styles.plain}>
      {apiKey === undefined ? 'Fill in your API key' : 'Change your API key'}
    </OpenValues>
  );
}
