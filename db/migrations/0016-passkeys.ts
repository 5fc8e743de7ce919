import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const tables: AgencyTables = {
  passkeys: {
    columns: {
      id: 'text',
      user_id: 'text',
      credential_id: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      name: 'text',
      created_at: 'text',
      last_used_at: 'text?',
    },
    key: ['id'],
    references: { user_id: 'users' },
    unique: { passkeys_credential: ['credential_id'] },
    indexes: { passkeys_user: ['user_id', 'created_at'] },
  },
  recovery_codes: {
    columns: { user_id: 'text', hash: 'text', used_at: 'text?' },
    key: ['user_id', 'hash'],
    references: { user_id: 'users' },
  },
  pending_sign_ins: {
    columns: {
      hash: 'text',
      user_id: 'text',
      began_by: 'text',
      challenge: 'text?',
      challenge_ends_at: 'text?',
      expires_at: 'text',
    },
    key: ['hash'],
    references: { user_id: 'users' },
    indexes: { pending_sign_ins_user: ['user_id'] },
    acrossAgencies: { pending_sign_ins_expires: ['expires_at'] },
  },
};

/** Passkeys, the codes that stand in for them, and sign-ins whose password was right and whose passkey is to come. */
export const passkeys: Migration = {
  name: '0016-passkeys',
  async up(db, dialect) {
    for (const [name, table] of Object.entries(tables)) await createAgencyTable(db, dialect, name, table);
    for (const column of ['challenge', 'challenge_ends_at', 'verified_at'])
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  },
};
