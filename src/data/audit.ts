import type {FactTable, FactTree} from '../plugins/facts';

/** The SlowMist audit. Owner page: `/resources/audits`. */

const PDF = {asOf: '2023-11-10', source: 'SlowMist audit report (PDF)'} as const;
const FILE = {asOf: '2026-11-20', source: 'the PDF in the node repository, hashed here'} as const;

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
  ...PDF,
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

const scope: FactTable<AuditedPallet> = {...PDF, rows: PALLETS.map((id) => ({id}))};

/** Number, dates, scope, findings and file of the audit. */
export const audit = {
  auditor: {value: 'SlowMist', ...PDF},
  number: {value: '0X002310300001', ...PDF},
  start: {value: '2023-10-23', ...PDF},
  end: {value: '2023-10-30', ...PDF},
  month: {value: '2023-10', text: 'October 2023', ...PDF},
  year: {value: 2023, ...PDF},
  published: {value: '2023-11-10', ...PDF},
  commit: {value: '82f052a8f25774ee5dc337a8cdafad1d0064b1b8', text: '82f052a8', ...PDF},
  result: {value: 'Low Risk', ...PDF},
  method: {value: 'White-box strategy with black-box, grey-box and white-box tests', ...PDF},
  palletCount: {value: PALLETS.length, ...PDF},
  findingCount: {value: 11, ...PDF},
  highCount: {value: 4, ...PDF},
  lowCount: {value: 4, ...PDF},
  suggestionCount: {value: 3, ...PDF},
  fixedCount: {value: 7, ...PDF},
  acknowledgedCount: {value: 2, ...PDF},
  ignoredCount: {value: 2, ...PDF},
  pdfUrl: {
    value:
      'https://github.com/stabilityprotocol/stability/blob/e9bdc6d0a4fbcff643b775e1412007b820a18371/docs/media/SlowMIst-Audit-November-2023.pdf',
    ...FILE,
  },
  pdfSha256: {value: '71d6b8028081b3135f71344330f8275220e82a73ad63d33575a8da94645c5af0', ...FILE},
  pdfPages: {value: 22, unit: 'pages', ...FILE},
  scope,
  findings,
} as const satisfies FactTree;
