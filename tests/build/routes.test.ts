import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../built-site';

/** Addresses that others link to. A page that is renamed keeps its former one through src/config/redirects.ts. */
const ROUTES = `
/
/users/getting_started
/users/transactions
/developers/getting_started
/developers/precompiles
/developers/public_rpc
/developers/rate_limits
/developers/what_is_different
/developers/zkt
/developers/ATM/bsr
/developers/ATM/token_gating
/developers/tutorials/contract_deploy/deploy_contract_with_remix
/developers/tutorials/contract_read/hello_world
/developers/tutorials/node_setup/ethers_setup_example
/developers/tutorials/node_setup/viem_setup_example
/how_stability_works/architecture
/how_stability_works/example_apps
/how_stability_works/intro_to_stability
/resources/audits
/resources/benchmark_tests
/resources/block_explorer
/resources/contact
/resources/faq
/resources/sampleapps
/resources/status
/category/atm
/category/developers
/category/how-stability-works
/category/node-configuration-examples
/category/resources
/category/smart-contract-deployment-examples
/category/smart-contract-read-examples
/category/tutorials
/category/users
/api
/search`
  .trim()
  .split('\n');

test('every address that was promised is a page, or leads to one', () => {
  expect(ROUTES).toHaveLength(36);
  const missing = ROUTES.filter((route) =>
    [`${route}.html`, `${route}/index.html`].every((file) => !existsSync(path.join(BUILD, file))),
  );
  expect(missing, 'Renamed? Add the former address to src/config/redirects.ts.').toEqual([]);
});
