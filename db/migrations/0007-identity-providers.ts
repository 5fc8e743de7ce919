import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const tables: AgencyTables = {
  identity_providers: {
    columns: {
      issuer: 'text',
      client_id: 'text',
      client_secret: 'text?',
      domains: 'text',
      newcomers_role: 'text?',
      password_sign_in: 'integer',
      updated_at: 'text',
    },
    key: [],
  },
  user_identities: {
    columns: { issuer: 'text', subject: 'text', user_id: 'text', linked_at: 'text' },
    key: ['issuer', 'subject'],
    references: { user_id: 'users' },
    unique: { user_identities_user: ['issuer', 'user_id'] },
  },
  provider_sessions: {
    columns: { session_id: 'text', user_id: 'text', issuer: 'text', subject: 'text', sid: 'text?' },
    key: ['session_id'],
    references: { session_id: { table: 'sessions', onDelete: 'cascade' } },
    indexes: { provider_sessions_subject: ['issuer', 'subject'] },
  },
};

export const identityProviders: Migration = {
  name: '0007-identity-providers',
  async up(db, dialect) {
    for (const [name, table] of Object.entries(tables)) await createAgencyTable(db, dialect, name, table);
    await db.schema.alterTable('users').addColumn('provider_hold_at', 'text').execute();
  },
};
