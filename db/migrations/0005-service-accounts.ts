import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const tables: AgencyTables = {
  service_accounts: {
    columns: {
      id: 'text',
      name: 'text',
      role: 'text',
      scopes: 'text',
      status: 'text',
      jwks: 'text?',
      jwks_uri: 'text?',
      secret_hash: 'text?',
      hint: 'text?',
      previous_secret_hash: 'text?',
      previous_ends_at: 'text?',
      last_used_at: 'text?',
      last_used_address: 'text?',
      created_by: 'text?',
      created_at: 'text',
      revoked_at: 'text?',
    },
    key: ['id'],
    indexes: { service_accounts_created: ['created_at'] },
  },
  service_tokens: {
    columns: {
      hash: 'text',
      service_account_id: 'text',
      scopes: 'text',
      resource: 'text?',
      created_at: 'text',
      expires_at: 'text',
      revoked_at: 'text?',
    },
    key: ['hash'],
    references: { service_account_id: 'service_accounts' },
    indexes: { service_tokens_account: ['service_account_id'] },
  },
};

export const serviceAccounts: Migration = {
  name: '0005-service-accounts',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const [name, table] of Object.entries(tables)) await createAgencyTable(db, dialect, name, table);
    await db.schema
      .createTable('used_assertions')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    for (const column of ['auth_method', 'jwks', 'jwks_uri']) {
      await db.schema.alterTable('oauth_clients').addColumn(column, text).execute();
    }
  },
};
