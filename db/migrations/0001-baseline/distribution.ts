import type { AgencyTables } from '../agency-table.ts';

/** Job boards and what is posted on them. */
export const distribution: AgencyTables = {
  distribution_boards: {
    columns: {
      id: 'text',
      slug: 'text',
      monthly_post_limit: 'integer?',
      pricing: 'text?',
      regions: 'text',
      industries: 'text',
      categories: 'text',
      webhook_url: 'text?',
      secret: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    unique: {
      distribution_boards_slug: ['slug'],
    },
  },
  distribution_rules: {
    columns: {
      id: 'text',
      name: 'text',
      filter: 'text',
      target_board_slugs: 'text',
      active: 'integer',
      since_sequence: 'integer',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
      deleted_at: 'text?',
    },
    key: ['id'],
    indexes: {
      distribution_rules_list: { columns: ['created_at', 'id'], where: 'deleted_at is null' },
    },
  },
  distribution_cursors: {
    columns: {
      sequence: 'integer',
    },
    key: [],
  },
  distribution_usage: {
    columns: {
      board_slug: 'text',
      month: 'text',
      used: 'integer',
    },
    key: ['board_slug', 'month'],
  },
  postings: {
    columns: {
      id: 'text',
      job_id: 'text',
      job_ad_id: 'text?',
      board_slug: 'text',
      rule_id: 'text?',
      status: 'text',
      url: 'text?',
      external_id: 'text?',
      error_code: 'text?',
      error_message: 'text?',
      attempts: 'integer',
      due_at: 'text?',
      lease_until: 'text?',
      quota_month: 'text?',
      published_at: 'text?',
      expires_at: 'text?',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
      held_at: 'text?',
      review: 'text?',
    },
    key: ['id'],
    unique: {
      postings_open: {
        columns: ['job_id', 'board_slug'],
        where: "status in ('pending', 'publishing', 'live')",
      },
    },
    indexes: {
      postings_held: { columns: ['held_at'], where: 'held_at is not null' },
      postings_list: ['created_at', 'id'],
      postings_job: ['job_id', 'board_slug'],
      postings_standing: { columns: ['job_id'], where: "status in ('pending', 'live')" },
    },
    acrossAgencies: {
      postings_due: { columns: ['due_at'], where: 'due_at is not null' },
    },
  },
};
