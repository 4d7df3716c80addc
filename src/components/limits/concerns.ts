/** What limits concern: the values of the column "Concerns", in the order of the table. */
export const CONCERNS = ['Requests', 'Transactions', 'Blocks'] as const;
