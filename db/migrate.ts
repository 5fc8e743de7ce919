import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AppError } from '#src/lib/errors.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { setStatistics } from './statistics.ts';
import type { Database } from './types.ts';

// The first step of the schema of release 7.2.0.
const FIRST_OF_7_2 = '0001-foundation';

/** What a store with these steps has that this program does not read, and what to do; null where it reads all. */
export function otherSchema(
  applied: Iterable<string>,
  steps: readonly Migration[] = migrations,
): string | null {
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.includes(FIRST_OF_7_2))
    return 'has the schema of Deskhand 7.2.0 or before, which this version does not read; go on with that version there, or give this one an empty DATA_DIR or DATABASE_URL';
  return unknown.length === 0
    ? null
    : `was written by a newer Deskhand (it has ${unknown[0]}); run that version or a later one`;
}

/** A step of some work that is about to begin, and how many of all are done. */
export interface StepProgress {
  doing: string;
  what: string;
  done: number;
  total: number;
}

/**
 * Applies the missing migrations, each in its own transaction. A SQLite store that is not empty is backed up first.
 * @param steps every step that the program knows, in order
 * @param told hears of each step before it begins
 * @returns the names of the migrations that were applied
 * @throws AppError INVALID_REQUEST for a store of another schema
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: 'sqlite' | 'postgres',
  backup?: (file: string) => Promise<void>,
  file?: string,
  steps: readonly Migration[] = migrations,
  told: (step: StepProgress) => void = () => undefined,
): Promise<string[]> {
  await db.transaction().execute(async (tx) => {
    // Of two that make a table at once, the one that comes second fails in spite of "if not exists".
    if (dialect === 'postgres') await lockMigrations(tx);
    await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
      tx,
    );
  });
  const rows = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  const applied = new Set(rows.rows.map((row) => row.name));
  const unreadable = otherSchema(applied, steps);
  if (unreadable !== null) throw new AppError('INVALID_REQUEST', `The store ${unreadable}.`);
  const missing = steps.filter((step) => !applied.has(step.name));
  if (missing.length > 0 && applied.size > 0 && backup !== undefined && file !== undefined) {
    // Several processes may come to it in one millisecond: each has a copy of its own.
    const own = `${Date.now()}-${randomBytes(3).toString('hex')}`;
    await backup(`${file}.before-${missing[0]?.name ?? 'migration'}-${own}`);
  }
  for (const [done, step] of missing.entries()) {
    told({ doing: 'Applying', what: step.name, done, total: missing.length });
    await db.transaction().execute(async (tx) => {
      if (dialect === 'postgres') await lockMigrations(tx);
      const again = await sql`select 1 from schema_migrations where name = ${step.name}`.execute(tx);
      if (again.rows.length > 0) return;
      await step.up(tx, dialect);
      if (dialect === 'sqlite' && step === missing.at(-1)) await setStatistics(tx);
      await sql`insert into schema_migrations (name, applied_at) values (${step.name}, ${new Date().toISOString()})`.execute(
        tx,
      );
    });
  }
  if (missing.length > 0 && dialect === 'sqlite') {
    const broken = await sql`pragma foreign_key_check`.execute(db);
    if (broken.rows.length > 0)
      throw new AppError('INTERNAL_ERROR', `A migration left ${broken.rows.length} broken references.`);
  }
  return missing.map((step) => step.name);
}

const lockMigrations = (tx: Kysely<Database>) => sql`select pg_advisory_xact_lock(7200007)`.execute(tx);
