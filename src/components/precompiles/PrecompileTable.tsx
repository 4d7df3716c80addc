import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DataTable} from '@site/src/components/tables/DataTable';
import {ShortHex} from '@site/src/components/copy/ShortHex';
import {precompiles} from '@site/src/data/precompiles';
import {REFERENCE_NAMES} from './parts';

/** Name, address and purpose of each precompile that Ethereum does not have; those with an ABI link to their reference. */
export function PrecompileTable(): ReactNode {
  const own = REFERENCE_NAMES.flatMap((id) => {
    if (id === 'conversionRateController' || id === 'ownable') return [];
    const {address, short, name, purpose} = precompiles[id];
    const to = `#${short.value}`;
    return {
      id,
      path: id,
      to,
      short: short.value,
      name: name.value,
      address: address.value,
      purpose: purpose.value,
    };
  });
  const utility = precompiles.utility.rows.map((row) => ({
    ...row,
    path: `utility.${row.id}`,
    to: '#call-utility',
  }));
  return (
    <DataTable
      caption="Precompiles that Ethereum does not have"
      head={['Name and address', 'What it does']}
      rows={[...own, ...utility].map(({id, path, to, short, name, address, purpose}) => ({
        id,
        cells: [
          <>
            <Link to={to}>{`${short} ${name}`}</Link>
            <br />
            <ShortHex
              value={address}
              label={`address of ${name}`}
              id={`precompiles.${path}.address`}
              always
            />
          </>,
          purpose,
        ],
      }))}
    />
  );
}
PrecompileTable.facts = [precompiles.supportedTokensManager.address, precompiles.utility];
