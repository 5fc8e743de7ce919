import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../../migration.ts';
import type { Database } from '../../types.ts';
import { type AgencyTable, createAgencyTable } from '../agency-table.ts';

const COLUMNS = {
  candidate_id: 'text',
  version: 'integer',
  years: 'real?',
  salary_annual: 'real?',
  salary_currency: 'text?',
  notice_days: 'integer?',
  available_from: 'text?',
  rating: 'integer?',
  current_since: 'text?',
  stay_months: 'integer?',
  gap_months: 'integer?',
  last_contacted_at: 'text?',
  added_at: 'text?',
  updated_at: 'text',
} as const satisfies AgencyTable['columns'];

/** The index of candidates: their figures, and the words in the full-text search of either engine. */
export async function createSearchIndex(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const acrossAgencies = { candidate_index_version: ['version', 'candidate_id'] };
  if (dialect === 'postgres') {
    await createAgencyTable(db, dialect, 'candidate_index', {
      columns: { ...COLUMNS, terms: 'text?', words: 'text?', cv: 'text?' },
      key: ['candidate_id'],
      acrossAgencies,
    });
    await sql`alter table candidate_index add column no bigserial, add column doc tsvector`.execute(db);
    await sql`create index candidate_index_doc on candidate_index using gin (doc)`.execute(db);
    return;
  }
  // The row number is what FTS5 finds a row by; SQLite keeps it across a VACUUM only as the primary key.
  await sql`create table candidate_index (no integer primary key, account_id text not null references accounts (id),
    ${sql.raw(
      Object.entries(COLUMNS)
        .map(([name, type]) => columnOf(name, type))
        .join(', '),
    )})`.execute(db);
  await sql`create unique index candidate_index_candidate on candidate_index (account_id, candidate_id)`.execute(
    db,
  );
  await sql`create index candidate_index_version on candidate_index (version, candidate_id)`.execute(db);
  await sql`create virtual table candidate_fts using fts5(terms, words, cv, tokenize = "ascii tokenchars '_'", columnsize = 0)`.execute(
    db,
  );
  await sql`insert into candidate_fts (candidate_fts, rank) values ('secure-delete', 1)`.execute(db);
}

const columnOf = (name: string, type: string): string =>
  `${name} ${type.replace('?', '').replace('real', 'double precision')}${type.endsWith('?') ? '' : ' not null'}`;
