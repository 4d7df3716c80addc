import type {ReactNode} from 'react';
import {State} from '@site/src/components/state/State';
import {DataTable} from '@site/src/components/tables/DataTable';
import {versions} from '@site/src/data/versions';

/** Table of which OpenZeppelin contracts compile for this chain, by release. Data: `src/data/versions.ts`. */
export function OpenZeppelinTable(): ReactNode {
  const {openZeppelin} = versions;
  return (
    <DataTable
      caption="OpenZeppelin releases that compile for this chain"
      head={[
        'Releases',
        'ERC20, Ownable, AccessControl, SafeERC20, Clones, ERC1967Proxy',
        'ERC721, ERC1155, ERC20Permit, ERC20Votes, Strings',
        'ERC4626',
        'Governor',
      ]}
      rows={openZeppelin.rows.map((release) => ({
        id: release.id,
        cells: [
          release.versions,
          verdict(release.base),
          verdict(release.tokens),
          verdict(release.erc4626),
          verdict(release.governor),
        ],
      }))}
    />
  );
}
OpenZeppelinTable.facts = [versions.openZeppelin];

function verdict(compiles: boolean): ReactNode {
  return <State kind={compiles ? 'ok' : 'bad'}>{compiles ? 'Compiles' : 'Fails'}</State>;
}
