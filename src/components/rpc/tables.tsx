import type {ReactNode} from 'react';
import {State} from '@site/src/components/state/State';
import {DataTable} from '@site/src/components/tables/DataTable';
import {endpoints, type RpcMethod} from '@site/src/data/endpoints';
import {rpcParameters} from '@site/src/data/rpc-parameters';
import {signatureOf} from './signature';
import styles from './tables.module.css';

/** What a method is for, which opens what it takes and returns. */
function Purpose({name, purpose, result, experimental}: RpcMethod): ReactNode {
  const {parameters} = signatureOf(name);
  const text = (
    <>
      {purpose} {experimental && <State kind="warn">Experimental</State>}
    </>
  );
  if (parameters.length === 0) return text;
  return (
    <details>
      <summary>{text}</summary>
      {parameters.map((parameter) => (
        <div key={parameter.id}>
          <strong>{parameter.name}</strong>
          {parameter.optional && ' (optional)'}: {parameter.meaning}
        </div>
      ))}
      {result && <div>Returns: {result}</div>}
    </details>
  );
}

/** JSON-RPC methods: those that only this chain has, or those of Frontier's interface. */
export function MethodsTable({of = 'methods'}: {readonly of?: 'methods' | 'standardMethods'}): ReactNode {
  return (
    <div className={styles.methods}>
      <DataTable
        caption={of === 'methods' ? 'JSON-RPC methods of Stability' : 'Ethereum methods of Frontier'}
        head={['Method', 'Purpose']}
        rows={endpoints[of].rows.map((method) => ({
          id: method.name,
          link: {id: method.name, label: method.name},
          cells: [
            <code key="name" translate="no">
              {method.name}
            </code>,
            <Purpose key="purpose" {...method} />,
          ],
        }))}
      />
    </div>
  );
}
MethodsTable.facts = [endpoints.methods, endpoints.standardMethods, rpcParameters];
