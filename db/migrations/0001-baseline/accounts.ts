import type { AgencyTables } from '../agency-table.ts';

/** Teams, people, keys and sessions, and whose requests wait for approval. */
export const accounts: AgencyTables = {
  teams: {
    columns: {
      id: 'text',
      name: 'text',
      created_at: 'text',
      updated_at: 'text',
      deleted_at: 'text?',
    },
    key: ['id'],
    indexes: {
      teams_account: [],
    },
  },
  users: {
    columns: {
      id: 'text',
      name: 'text',
      name_folded: 'text',
      email: 'text',
      email_folded: 'text',
      role: 'text',
      team_id: 'text?',
      data_scope: 'text',
      status: 'text',
      default_currency: 'text?',
      timezone: 'text?',
      last_active_at: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    unique: {
      users_email: ['email_folded'],
    },
    acrossAgencies: {
      users_email_sign_in: ['email_folded'],
    },
  },
  api_keys: {
    columns: {
      id: 'text',
      user_id: 'text?',
      name: 'text?',
      mode: 'text',
      hash: 'text',
      hint: 'text',
      scopes: 'text',
      status: 'text',
      expires_at: 'text?',
      last_used_at: 'text?',
      created_by: 'text?',
      created_at: 'text',
      revoked_at: 'text?',
      allowed_networks: 'text?',
      last_used_address: 'text?',
      previous_hash: 'text?',
      previous_ends_at: 'text?',
    },
    key: ['id'],
    unique: {
      api_keys_hash: ['hash'],
      api_keys_previous_hash: ['previous_hash'],
    },
    indexes: {
      api_keys_account: ['created_at'],
    },
  },
  sessions: {
    columns: {
      id: 'text',
      user_id: 'text',
      hash: 'text',
      created_at: 'text',
      seen_at: 'text',
      expires_at: 'text',
      ended_at: 'text?',
    },
    key: ['id'],
    references: { user_id: 'users' },
    unique: {
      sessions_hash: ['hash'],
    },
    indexes: {
      sessions_user: ['user_id'],
    },
  },
  approval_policies: {
    columns: {
      subject: 'text',
      policy: 'text',
      set_by: 'text?',
      updated_at: 'text',
    },
    key: ['subject'],
  },
};
