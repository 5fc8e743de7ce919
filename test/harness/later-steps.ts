import { sql } from 'kysely';
import type { Migration } from '#db/migration.ts';
import { createAgencyTable } from '#db/migrations/agency-table.ts';
import { migrations } from '#db/migrations/index.ts';

/** Steps as later releases may add them: columns, rows that are written anew, indexes, a table. */
const LATER: Migration[] = [
  {
    name: '9001-rank',
    async up(db) {
      await sql`alter table clients add column rank integer`.execute(db);
      await sql`update clients set rank = length(name)`.execute(db);
    },
  },
  {
    name: '9002-rank-index',
    async up(db) {
      await sql`create index clients_rank on clients (account_id, rank)`.execute(db);
    },
  },
  {
    name: '9003-notes',
    async up(db, dialect) {
      await createAgencyTable(db, dialect, 'later_notes', {
        columns: { id: 'text', client_id: 'text', text: 'text?' },
        key: ['id'],
        references: { client_id: 'clients' },
        indexes: { later_notes_client: ['client_id'] },
      });
    },
  },
  {
    name: '9004-notes-filled',
    async up(db) {
      await sql`insert into later_notes (account_id, id, client_id, text) select account_id, id, id, name from clients where true on conflict do nothing`.execute(
        db,
      );
    },
  },
  {
    name: '9005-mood',
    async up(db) {
      await sql`alter table candidates add column mood text`.execute(db);
      await sql`update candidates set mood = name`.execute(db);
    },
  },
  {
    name: '9006-job-index',
    async up(db) {
      await sql`create index jobs_later on jobs (account_id, title)`.execute(db);
    },
  },
];

/** Every step of the program and six more, so that a store can be one or more behind whatever the program has. */
export const STEPS: readonly Migration[] = [...migrations, ...LATER];
