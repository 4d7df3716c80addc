import type {FactTable, FactTree} from '../plugins/facts';
import {docs, node} from './sources';

/** Company, license and portal. Owner pages: `/how_stability_works/intro_to_stability`, `/users/getting_started`, `/resources/status`. */

/** One service that the status page monitors. */
export interface MonitoredService {
  readonly id: string;
  readonly name: string;
}

const monitored: FactTable<MonitoredService> = {
  source: docs.status,
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
  legalName: {value: 'STABILITY SOLUTIONS, INC.', source: node.license},
  copyrightName: {value: 'Stability, Inc.', source: docs.config},
  license: {value: 'Stability Open License Agreement', source: node.license},
  licenseLaw: {value: 'Delaware', source: node.license},
  interfaceLicense: {value: 'GPL-3.0-only', source: node.interfaces},
  portalName: {value: 'Stability Portal', source: docs.users},
  portalSignIn: {value: 'Google or an e-mail link', source: docs.users},
  portalCreateKey: {value: 'Create New Key', source: docs.users},
  portalDetails: {value: 'View Details', source: docs.users},
  portalSetup: {value: 'Setup Instructions', source: docs.users},
  portalAddNetwork: {value: 'Add To Metamask', source: docs.users},
  monitored,
} as const satisfies FactTree;
