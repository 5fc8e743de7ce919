/** A period that holds something; one that holds nothing follows from the plan and has no row. */
export interface QuotaPeriodsTable {
  id: string;
  account_id: string;
  cadence: 'monthly' | 'quarterly' | 'yearly';
  label: string;
  starts_on: string;
  ends_on: string;
  status: 'open' | 'published' | 'locked';
  locked_at: string | null;
  /** JSON: the plan's rules as they were when the period was locked; null while it is not. */
  rules: string | null;
  /** JSON: the team of each person when the period was locked; null while it is not. */
  members: string | null;
  created_at: string;
  updated_at: string;
}

export interface QuotaTargetsTable {
  account_id: string;
  period_id: string;
  level: 'agency' | 'team' | 'consultant';
  /** The account's, the team's or the user's id. */
  subject_id: string;
  /** The team whose target a consultant's counts towards. */
  team_id: string | null;
  amount: number;
}

/** What was recognised in a period when it was locked: one row for each share of a placement. */
export interface QuotaFrozenSharesTable {
  account_id: string;
  period_id: string;
  position: number;
  placement_id: string;
  user_id: string;
  kind: 'perm' | 'contract';
  part: 'placement' | 'extension';
  currency: string | null;
  /** The share's exact amount in decimal text; null where the placement's money is not known. */
  amount: string | null;
  recognised_on: string;
}

/** The part of a contract's expected gross profit that an extension brought. */
export interface ContractExtensionsTable {
  account_id: string;
  placement_id: string;
  starts_on: string;
  ends_on: string;
  amount: number;
  created_at: string;
}
