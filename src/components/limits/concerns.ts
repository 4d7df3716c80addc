/** What limits apply to: the values of the column "Applies to", in the order of the table. */
export const CONCERNS = ['Requests', 'Transactions', 'Blocks'] as const;
