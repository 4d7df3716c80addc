import type {FactTable, FactTree} from '../plugins/facts';

/** Company, license and portal. Owner pages: `/how_stability_works/intro_to_stability`, `/users/getting_started`, `/resources/status`. */

const LICENSE = {asOf: '2025-05-14', source: 'node LICENSE'} as const;
const CONFIG = {asOf: '2025-07-11', source: 'docs docusaurus.config.ts'} as const;
const PORTAL = {asOf: '2025-09-03', source: 'docs users/getting_started.md'} as const;

/** One service that the status page monitors. */
export interface MonitoredService {
  readonly id: string;
  readonly name: string;
}

const monitored: FactTable<MonitoredService> = {
  asOf: '2024-03-13',
  source: 'docs resources/status.md',
  rows: [
    {id: 'gtnBlocks', name: 'Block generation of GTN'},
    {id: 'testnetBlocks', name: 'Block generation of Stability Testnet'},
    {id: 'gtnRpc', name: 'Public RPC URL of GTN'},
    {id: 'testnetRpc', name: 'Public RPC URL of Stability Testnet'},
    {id: 'homepage', name: 'Main site'},
    {id: 'portal', name: 'Stability Portal'},
  ],
};

/** The company behind the network, the license of the node, and the names used in the portal. */
export const company = {
  legalName: {value: 'STABILITY SOLUTIONS, INC.', ...LICENSE},
  copyrightName: {value: 'Stability, Inc.', ...CONFIG},
  license: {
    value: 'Stability Open License Agreement',
    ...LICENSE,
    note: 'Source-available: no redistribution, and RPC providers need a commercial license.',
  },
  licenseLaw: {value: 'Delaware', ...LICENSE},
  interfaceLicense: {
    value: 'GPL-3.0-only',
    asOf: '2025-08-19',
    source: 'headers of node precompiles/**/*.sol',
  },
  portalName: {value: 'Stability Portal', ...PORTAL},
  portalSignIn: {value: 'Google or an e-mail link', ...PORTAL},
  portalCreateKey: {value: 'Create New Key', ...PORTAL},
  portalDetails: {value: 'View Details', ...PORTAL},
  portalSetup: {value: 'Setup Instructions', ...PORTAL},
  portalAddNetwork: {value: 'Add To Metamask', ...PORTAL},
  monitored,
} as const satisfies FactTree;
