import type { AgencyTables } from '../agency-table.ts';

/** How people sign in and what they allow apps. */
export const identity: AgencyTables = {
  user_passwords: {
    columns: {
      user_id: 'text',
      hash: 'text',
      set_at: 'text',
    },
    key: ['user_id'],
    references: { user_id: 'users' },
  },
  password_links: {
    columns: {
      hash: 'text',
      user_id: 'text',
      created_by: 'text?',
      created_at: 'text',
      expires_at: 'text',
      used_at: 'text?',
    },
    key: ['hash'],
    references: { user_id: 'users' },
    indexes: {
      password_links_user: ['user_id'],
    },
  },
  connect_apps: {
    columns: {
      id: 'text',
      client_id: 'text',
      secret_hash: 'text',
      secret_hint: 'text',
      name: 'text',
      redirect_uris: 'text',
      scopes: 'text',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
      deleted_at: 'text?',
    },
    key: ['id'],
    unique: {
      connect_apps_client: ['client_id'],
    },
    indexes: {
      connect_apps_account: ['created_at'],
    },
  },
  oauth_grants: {
    columns: {
      id: 'text',
      user_id: 'text',
      client_id: 'text',
      app_id: 'text?',
      client_name: 'text',
      scopes: 'text',
      status: 'text',
      created_at: 'text',
      updated_at: 'text',
      decided_by: 'text?',
      decided_at: 'text?',
    },
    key: ['id'],
    // An app may be another agency's, so app_id is no reference.
    references: { user_id: 'users' },
    indexes: {
      oauth_grants_person: ['user_id', 'client_id'],
      oauth_grants_status: ['status', 'created_at'],
    },
    acrossAgencies: {
      oauth_grants_client: ['client_id'],
    },
  },
  oauth_codes: {
    columns: {
      hash: 'text',
      grant_id: 'text',
      client_id: 'text',
      redirect_uri: 'text',
      challenge: 'text',
      resource: 'text?',
      scopes: 'text',
      family: 'text',
      created_at: 'text',
      expires_at: 'text',
      used_at: 'text?',
    },
    key: ['hash'],
    references: { grant_id: 'oauth_grants' },
    indexes: {
      oauth_codes_grant: ['grant_id'],
    },
  },
  oauth_tokens: {
    columns: {
      hash: 'text',
      grant_id: 'text',
      family: 'text',
      kind: 'text',
      scopes: 'text',
      resource: 'text?',
      created_at: 'text',
      expires_at: 'text',
      used_at: 'text?',
      revoked_at: 'text?',
    },
    key: ['hash'],
    references: { grant_id: 'oauth_grants' },
    indexes: {
      oauth_tokens_grant: ['grant_id'],
      oauth_tokens_family: ['family'],
    },
  },
  candidate_access: {
    columns: {
      holder: 'text',
      day: 'text',
      candidate_id: 'text',
    },
    key: ['holder', 'day', 'candidate_id'],
    acrossAgencies: {
      candidate_access_day: ['day'],
    },
  },
};
