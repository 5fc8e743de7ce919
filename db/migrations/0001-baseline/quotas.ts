import type { AgencyTables } from '../agency-table.ts';

/** Targets of revenue and what counts towards them. */
export const quotas: AgencyTables = {
  quota_plans: {
    columns: {
      id: 'text',
      cadence: 'text',
      currency: 'text',
      recognition: 'text',
      count_perm: 'integer',
      count_contract: 'integer',
      count_extensions: 'integer',
      year_start_month: 'integer',
      lock_blocks_changes: 'integer',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    unique: {
      quota_plans_account: [],
    },
  },
  quota_periods: {
    columns: {
      id: 'text',
      cadence: 'text',
      label: 'text',
      starts_on: 'text',
      ends_on: 'text',
      status: 'text',
      locked_at: 'text?',
      rules: 'text?',
      members: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    indexes: {
      quota_periods_starts: ['starts_on'],
    },
  },
  quota_targets: {
    columns: {
      period_id: 'text',
      level: 'text',
      subject_id: 'text',
      team_id: 'text?',
      amount: 'real',
    },
    key: ['period_id', 'subject_id'],
    references: { period_id: 'quota_periods' },
    indexes: {
      quota_targets_subject: ['subject_id'],
    },
  },
  quota_adjustments: {
    columns: {
      id: 'text',
      period_id: 'text',
      level: 'text',
      user_id: 'text?',
      team_id: 'text?',
      amount: 'real',
      currency: 'text',
      kind: 'text',
      reason: 'text',
      placement_id: 'text?',
      source_period_id: 'text?',
      created_by: 'text?',
      created_at: 'text',
    },
    key: ['id'],
    references: { period_id: 'quota_periods' },
    indexes: {
      quota_adjustments_period: ['period_id', 'created_at'],
      quota_adjustments_placement: { columns: ['placement_id'], where: 'placement_id is not null' },
    },
  },
  quota_frozen_shares: {
    columns: {
      period_id: 'text',
      position: 'integer',
      placement_id: 'text',
      user_id: 'text',
      kind: 'text',
      part: 'text',
      currency: 'text?',
      amount: 'text?',
      recognised_on: 'text',
    },
    key: ['period_id', 'position'],
    references: { period_id: 'quota_periods' },
    indexes: {
      quota_frozen_shares_placement: ['placement_id'],
    },
  },
  contract_extensions: {
    columns: {
      placement_id: 'text',
      starts_on: 'text',
      ends_on: 'text',
      amount: 'real',
      created_at: 'text',
    },
    key: ['placement_id', 'starts_on'],
    references: { placement_id: 'placements' },
    indexes: {
      contract_extensions_starts: ['starts_on'],
    },
  },
};
