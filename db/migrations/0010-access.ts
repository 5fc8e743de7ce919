import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const access: Migration = {
  name: '0010-access',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('candidate_access')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('holder', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('candidate_access_pk', ['account_id', 'holder', 'day', 'candidate_id'])
      .execute();
    await db.schema.createIndex('candidate_access_day').on('candidate_access').columns(['day']).execute();
    // SQLite is served by one process, which counts by itself. What a crash loses here is a minute's count.
    if (dialect === 'postgres') {
      await sql`create unlogged table rate_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
        db,
      );
    }
  },
};
