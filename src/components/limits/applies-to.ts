/** What limits apply to: the values of the column "Applies to", in the order of the table. */
export const APPLIES_TO = ['Requests', 'Transactions', 'Blocks'] as const;
