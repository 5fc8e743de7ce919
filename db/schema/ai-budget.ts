import type { Id } from '#src/lib/ids.ts';

/** Tokens that an agency's assistant has used in a calendar month (UTC). */
export interface AiBudgetTable {
  account_id: Id<'account'>;
  /** YYYY-MM */
  period: string;
  tokens: number;
}
