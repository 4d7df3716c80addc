export const limits = {
  blockGas: {
    value: 12_000_000,
    text: '12,000,000',
    unit: 'gas',
    asOf: '2026-01',
    source: 'the example specification',
  },
  transfers: {value: 7, unit: 'transfers a minute', asOf: '2025-12', source: 'the example specification'},
};
