import type { AgencyTables } from '../agency-table.ts';

/** Talent pools with their members. */
export const pools: AgencyTables = {
  talent_pools: {
    columns: {
      id: 'text',
      name: 'text',
      slug: 'text',
      eligibility: 'text?',
      auto_add_enabled: 'integer',
      min_job_fit: 'integer?',
      min_hm_fit: 'integer?',
      description: 'text?',
      who_we_hire: 'text?',
      video_url: 'text?',
      is_published: 'integer',
      keep_warm_enabled: 'integer',
      cover_color: 'text?',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    unique: {
      talent_pools_slug: ['slug'],
    },
    indexes: {
      talent_pools_list: ['created_at', 'id'],
      talent_pools_matching: { columns: [], where: 'auto_add_enabled = 1' },
    },
  },
  pool_members: {
    columns: {
      id: 'text',
      pool_id: 'text',
      candidate_id: 'text',
      source: 'text',
      match_reason: 'text?',
      added_by: 'text?',
      search_text: 'text',
      next_check_in_at: 'text?',
      last_check_in_at: 'text?',
      check_in_hash: 'text?',
      answer: 'text?',
      answered_at: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    references: { pool_id: 'talent_pools' },
    unique: {
      pool_members_check_in_hash: ['check_in_hash'],
      pool_members_pool_id_candidate_id: ['pool_id', 'candidate_id'],
    },
    indexes: {
      pool_members_list: ['pool_id', 'created_at', 'id'],
      pool_members_candidate: ['candidate_id'],
    },
    acrossAgencies: {
      pool_members_due: { columns: ['next_check_in_at'], where: 'next_check_in_at is not null' },
    },
  },
  pool_join_requests: {
    columns: {
      id: 'text',
      pool_id: 'text',
      full_name: 'text',
      email: 'text',
      email_folded: 'text',
      linkedin_url: 'text?',
      document_id: 'text?',
      consented_at: 'text',
      status: 'text',
      candidate_id: 'text?',
      decided_by: 'text?',
      decided_at: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    references: { pool_id: 'talent_pools' },
    indexes: {
      pool_join_requests_list: ['pool_id', 'created_at', 'id'],
      pool_join_requests_document: { columns: ['document_id'], where: 'document_id is not null' },
      pool_join_requests_email: ['email_folded'],
    },
  },
  pool_verdicts: {
    columns: {
      pool_id: 'text',
      candidate_id: 'text',
      verdict: 'text',
      reason: 'text',
      decided_at: 'text',
    },
    key: ['pool_id', 'candidate_id'],
    references: { pool_id: 'talent_pools' },
    indexes: {
      pool_verdicts_candidate: ['candidate_id'],
    },
  },
  pool_refusals: {
    columns: {
      candidate_id: 'text',
      refused_at: 'text',
    },
    key: ['candidate_id'],
  },
};
