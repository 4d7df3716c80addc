import type {FactTable, FactTree} from '../plugins/facts';
import {here, others} from './sources';

/** The SlowMist audit. Owner page: `/resources/audits`. */

/** Severity of a finding, as the report words it. */
export type AuditSeverity = 'High' | 'Low' | 'Suggestion';
/** What happened to a finding, as the report words it. */
export type AuditStatus = 'Fixed' | 'Acknowledged' | 'Ignored';

/** One finding of the report. */
export interface AuditFinding {
  readonly id: string;
  readonly severity: AuditSeverity;
  readonly title: string;
  readonly category: string;
  readonly status: AuditStatus;
  readonly reason?: string;
}

const findings: FactTable<AuditFinding> = {
  source: others.audit,
  rows: [
    {
      id: 'N1',
      severity: 'High',
      title: 'Saturating arithmetic loses precision',
      category: 'Arithmetic accuracy deviation',
      status: 'Fixed',
    },
    {
      id: 'N2',
      severity: 'High',
      title: 'Overflow and underflow',
      category: 'Integer overflow',
      status: 'Fixed',
    },
    {
      id: 'N3',
      severity: 'High',
      title: 'Panic when the denominator of a rate is zero',
      category: 'Error unhandled',
      status: 'Fixed',
    },
    {
      id: 'N4',
      severity: 'Suggestion',
      title: 'Check that an amount is above zero',
      category: 'Parameter verification',
      status: 'Fixed',
    },
    {id: 'N5', severity: 'Low', title: 'Weights of pallets set to 0', category: 'Weights', status: 'Fixed'},
    {
      id: 'N6',
      severity: 'Low',
      title: 'A balance loses precision between U256 and u128',
      category: 'Arithmetic accuracy deviation',
      status: 'Acknowledged',
      reason: 'The interface needs u128; the fallback check uses U256.',
    },
    {
      id: 'N7',
      severity: 'Suggestion',
      title: 'Trait functions without an implementation',
      category: 'Others',
      status: 'Acknowledged',
      reason: 'Mocked and not used.',
    },
    {
      id: 'N8',
      severity: 'High',
      title: 'A panic in make_free_balance_be stops the node',
      category: 'Error unhandled',
      status: 'Fixed',
    },
    {
      id: 'N9',
      severity: 'Suggestion',
      title: 'Hard-coded values',
      category: 'Others',
      status: 'Fixed',
    },
    {
      id: 'N10',
      severity: 'Low',
      title: 'A failed conversion rate falls back to (1,1)',
      category: 'Error unhandled',
      status: 'Ignored',
      reason: "A validator's bad setup is not meant to stop users.",
    },
    {
      id: 'N11',
      severity: 'Low',
      title: 'Calls that accept an unsigned origin (ensure_none)',
      category: 'Authority control',
      status: 'Ignored',
      reason: 'The pallets have their own signature checks.',
    },
  ],
};

/** One pallet in the scope of the report. */
export interface AuditedPallet {
  readonly id: string;
}

const PALLETS = [
  'custom-balances',
  'dnt-fee-controller',
  'erc20-manager',
  'fee-rewards-vault',
  'root-controller',
  'sponsored-transactions',
  'supported-tokens-manager',
  'user-fee-selector',
  'validator-fee-selector',
  'upgrade-runtime-proposal',
  'validator-keys-controller',
  'validator-set',
  'zero-gas-transactions',
] as const;

const scope: FactTable<AuditedPallet> = {source: others.audit, rows: PALLETS.map((id) => ({id}))};

/** Number, dates, scope, findings and file of the audit. */
export const audit = {
  auditor: {value: 'SlowMist', source: others.audit},
  number: {value: '0X002310300001', source: others.audit},
  start: {value: '2023-10-23', source: others.audit},
  end: {value: '2023-10-30', source: others.audit},
  month: {value: '2023-10', text: 'October 2023', source: others.audit},
  year: {value: 2023, source: others.audit},
  published: {value: '2023-11-10', source: others.audit},
  commit: {value: '82f052a8f25774ee5dc337a8cdafad1d0064b1b8', text: '82f052a8', source: others.audit},
  result: {value: 'Low Risk', source: others.audit},
  method: {value: 'White-box strategy with black-box, grey-box and white-box tests', source: others.audit},
  palletCount: {value: PALLETS.length, source: others.audit},
  findingCount: {value: 11, source: others.audit},
  highCount: {value: 4, source: others.audit},
  lowCount: {value: 4, source: others.audit},
  suggestionCount: {value: 3, source: others.audit},
  fixedCount: {value: 7, source: others.audit},
  acknowledgedCount: {value: 2, source: others.audit},
  ignoredCount: {value: 2, source: others.audit},
  pdfUrl: {value: others.audit.href, source: here.auditFile},
  pdfSha256: {
    value: '71d6b8028081b3135f71344330f8275220e82a73ad63d33575a8da94645c5af0',
    source: here.auditFile,
  },
  pdfPages: {value: 22, unit: 'pages', source: here.auditFile},
  scope,
  findings,
} as const satisfies FactTree;
