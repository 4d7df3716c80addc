import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CopyButton} from '@site/src/plugins/samples/client/CopyButton';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {abiText, referenceOf, type Reference, type ReferenceName} from './parts';
import {EventTable, FunctionTable} from './tables';
import styles from './PrecompileReference.module.css';

interface Props {
  readonly of: ReferenceName;
}

/** Address, functions, events and revert reasons of one precompile. The page provides the heading. */
export function PrecompileReference({of}: Props): ReactNode {
  const reference = referenceOf(of);
  return (
    <>
      <Summary reference={reference} id={`precompiles.${of}`} />
      <FunctionTable reference={reference} />
      <EventTable reference={reference} />
      <Reverts reference={reference} />
    </>
  );
}

function Summary({reference, id}: {readonly reference: Reference; readonly id: string}): ReactNode {
  const {name, address, interfaceUrl} = reference;
  return (
    <dl className={styles.summary}>
      {address && (
        <div>
          <dt>Address</dt>
          <dd>
            <ShortHex value={address.value} label={`address of ${name}`} id={`${id}.address`} />
          </dd>
        </div>
      )}
      <div>
        <dt>ABI for ethers and viem</dt>
        <dd>
          <CopyButton value={abiText(reference)} label={`ABI of ${name}`} />
        </dd>
      </div>
      {interfaceUrl && (
        <div>
          <dt>Solidity interface</dt>
          <dd>
            <Link to={interfaceUrl.value}>{interfaceUrl.value.split('/').at(-1)}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Reverts({reference: {name, reverts}}: {readonly reference: Reference}): ReactNode {
  if (!reverts) return null;
  return (
    <>
      <p className={styles.label}>Revert reasons of {name}</p>
      <ul>
        {reverts.rows.map(({id, text}) => (
          <li key={id}>
            <code translate="no">{text}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
