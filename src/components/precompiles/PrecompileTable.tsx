import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {precompiles} from '@site/src/data/precompiles';
import {REFERENCE_NAMES} from './parts';

/** The six precompiles of Stability, in order of their address. */
const STABILITY = REFERENCE_NAMES.filter((name) => name !== 'conversionRateController' && name !== 'ownable');

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
      rows={STABILITY.map((id) => {
        const {address, short, name, purpose, callers} = precompiles[id];
        return {
          id,
          cells: [
            <Fragment key="name">
              <Link to={`#${short.value}`}>
                {short.value} {name.value}
              </Link>
              <br />
              <ShortHex
                value={address.value}
                label={`address of ${name.value}`}
                id={`precompiles.${id}.address`}
                always
              />
            </Fragment>,
            <PurposeAndCallers key="purpose" purpose={purpose.value} callers={callers.value} />,
          ],
        };
      })}
    />
  );
}

function UtilityTable(): ReactNode {
  const {utility} = precompiles;
  return (
    <DataTable
      caption="Precompiles of Ethereum and utility"
      head={['Name and address', 'Input → output', 'What it does, and who may call']}
      rows={utility.rows.map((row) => ({
        id: row.id,
        link: {id: `precompile-${row.id}`, label: row.name},
        cells: [
          <Fragment key="name">
            {row.short} {row.name}
            <br />
            <ShortHex
              value={row.address}
              label={`address of ${row.name}`}
              id={`precompiles.utility.${row.id}.address`}
              always
            />
          </Fragment>,
          `${row.input} → ${row.output}`,
          <PurposeAndCallers key="purpose" purpose={row.purpose} callers={row.callers} />,
        ],
      }))}
    />
  );
}

function PurposeAndCallers({purpose, callers}: Readonly<Record<'purpose' | 'callers', string>>): ReactNode {
  return (
    <>
      {purpose}
      <br />
      <small>{callers}</small>
    </>
  );
}
