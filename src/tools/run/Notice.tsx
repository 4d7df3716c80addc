import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {contracts} from '@site/src/data/contracts';
import {FillInKey} from '../reader/FillInKey';
import {maskKey, WHERE_VALUES_GO} from '../reader/values';
import {Field} from '../ui/Field';
import tool from '../ui/tool.lazy.module.css';
import type {Program} from '../../plugins/samples/client/program';
import {writes} from './request';
import type {RunField} from './useRunForm';

interface Props {
  readonly program: Program;
  /** Field for the key, when the reader has given none. */
  readonly field?: RunField;
  /** The reader's key. */
  readonly apiKey?: string;
}

/** What a sample that needs a key does with it, and the field for the key. Nothing for samples that only read. */
export function Notice({program, field, apiKey}: Props): ReactNode {
  const {id, needsKey, needsAccount} = program;
  if (!needsKey) return null;
  return (
    <>
      {writes(program) && (
        <p>
          {needsAccount &&
            'This sample signs with a throwaway account, which your browser keeps for this tab. '}
          What it sends is public and permanent.
        </p>
      )}
      {field && (
        <Field
          {...field}
          code
          secret
          hint={
            <>
              {WHERE_VALUES_GO} <Link to="/users/getting_started#get-an-api-key">Create a key</Link>
              {id.startsWith('zkt/') && (
                <>
                  , or try the shared one: <code translate="no">{contracts.zktTryItOut.key.value}</code>
                </>
              )}
              .
            </>
          }
        />
      )}
      {apiKey !== undefined && (
        <p className={tool.hint}>
          Your API key: <code translate="no">{maskKey(apiKey)}</code>. A key belongs to one network.{' '}
          <FillInKey />
        </p>
      )}
    </>
  );
}
