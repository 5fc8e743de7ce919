import type { Id } from '#src/lib/ids.ts';

/** A period with data of its own. A period without follows from the plan and has no row. */
export interface QuotaPeriodsTable {
  id: Id<'quota_period'>;
  account_id: Id<'account'>;
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
  account_id: Id<'account'>;
  period_id: Id<'quota_period'>;
  level: 'agency' | 'team' | 'consultant';
  /** The account's, the team's or the user's id. */
  subject_id: string;
  /** The team whose target a consultant's counts towards. */
  team_id: Id<'team'> | null;
  amount: number;
}

/** Revenue recognised in a period when it was locked: one row for each share of a placement. */
export interface QuotaFrozenSharesTable {
  account_id: Id<'account'>;
  period_id: Id<'quota_period'>;
  position: number;
  placement_id: Id<'placement'>;
  user_id: Id<'user'>;
  kind: 'perm' | 'contract';
  part: 'placement' | 'extension';
  currency: string | null;
  /** The share's exact amount in decimal text; null where the placement's money is not known. */
  amount: string | null;
  recognised_on: string;
}

/** The part of a contract's expected gross profit that an extension brought. */
export interface ContractExtensionsTable {
  account_id: Id<'account'>;
  placement_id: Id<'placement'>;
  starts_on: string;
  ends_on: string;
  amount: number;
  created_at: string;
}
