import type {FactTable} from '../plugins/facts';
import {docs} from './sources';

/** Dated changes that affect readers of older pages or older code. Owner page: `/resources/status`. */

/** One change of the networks or of their limits. */
export interface NetworkChange {
  readonly id: string;
  /** ISO date of the commit that published it; the change itself may be a little older. */
  readonly date: string;
  readonly what: string;
}

/** Changes, newest first. */
export const changes: FactTable<NetworkChange> = {
  source: docs.history,
  rows: [
    {id: 'limits', date: '2025-10-31', what: 'The limits of the RPC tiers were lowered.'},
    {
      id: 'explorer',
      date: '2025-08-11',
      what: 'The explorer of Stability Testnet moved to its current address.',
    },
    {id: 'readOnly', date: '2024-08-27', what: 'The RPC URLs without a key became read-only.'},
    {
      id: 'hosts',
      date: '2024-08-20',
      what: 'The RPC URLs moved to their current hosts, with the API key in the path instead of the query.',
    },
  ],
};
