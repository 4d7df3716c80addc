import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {precompiles} from '@site/src/data/precompiles';
import {REFERENCE_NAMES} from './parts';

interface Props {
  /** `stability`: Stability's own, with links to their references; `utility`: those of Ethereum and utilities. */
  readonly kind: 'stability' | 'utility';
}

/** Overview table of precompiles: address, name, purpose, and who may call them. */
export function PrecompileTable({kind}: Props): ReactNode {
  return kind === 'stability' ? <StabilityTable /> : <UtilityTable />;
}

function StabilityTable(): ReactNode {
  return (
    <DataTable
      caption="Precompiles of Stability"
      head={['Name and address', 'What it does, and who may call']}
      rows={REFERENCE_NAMES.flatMap((id) => {
        if (id === 'conversionRateController' || id === 'ownable') return [];
        const {address, short, name, purpose, callers} = precompiles[id];
        const title = <Link to={`#${short.value}`}>{`${short.value} ${name.value}`}</Link>;
        return {
          id,
          cells: [
            <Name key="name" title={title} name={name.value} address={address.value} id={id} />,
            <Purpose key="purpose" purpose={purpose.value} callers={callers.value} />,
          ],
        };
      })}
    />
  );
}

function UtilityTable(): ReactNode {
  return (
    <DataTable
      caption="Precompiles of Ethereum and utility"
      head={['Name and address', 'Input → output', 'What it does, and who may call']}
      rows={precompiles.utility.rows.map(({id, short, name, address, input, output, purpose, callers}) => ({
        id,
        link: {id: `precompile-${id}`, label: name},
        cells: [
          <Name key="name" title={`${short} ${name}`} name={name} address={address} id={`utility.${id}`} />,
          `${input} → ${output}`,
          <Purpose key="purpose" purpose={purpose} callers={callers} />,
        ],
      }))}
    />
  );
}

interface NameProps {
  readonly title: ReactNode;
  readonly name: string;
  readonly address: string;
  /** Token path of the precompile, after `precompiles.` */
  readonly id: string;
}

function Name({title, name, address, id}: NameProps): ReactNode {
  return (
    <>
      {title}
      <br />
      <ShortHex value={address} label={`address of ${name}`} id={`precompiles.${id}.address`} always />
    </>
  );
}

function Purpose({purpose, callers}: Readonly<Record<'purpose' | 'callers', string>>): ReactNode {
  return (
    <>
      {purpose}
      <br />
      <small>{callers}</small>
    </>
  );
}
