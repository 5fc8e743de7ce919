/** Tokens that an agency's assistant has used in a calendar month (UTC). */
export interface AiBudgetTable {
  account_id: string;
  /** YYYY-MM */
  period: string;
  tokens: number;
}
