import { type Kysely, sql } from 'kysely';
import { AppError } from '#src/lib/errors.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './types.ts';

/**
 * Applies the steps that are missing, each in its own transaction, after a backup of a SQLite store that already
 * holds something. A store written by a newer program is refused.
 * @returns the names that were applied.
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: 'sqlite' | 'postgres',
  backup?: (file: string) => Promise<void>,
  file?: string,
): Promise<string[]> {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
    db,
  );
  const rows = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  const applied = new Set(rows.rows.map((row) => row.name));
  const known = new Set(migrations.map((step) => step.name));
  const newer = [...applied].find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new AppError(
      'INVALID_REQUEST',
      `The store was written by a newer Deskhand (it has ${newer}). Run that version or a later one.`,
    );
  }
  const missing = migrations.filter((step) => !applied.has(step.name));
  if (missing.length > 0 && applied.size > 0 && backup !== undefined && file !== undefined) {
    await backup(`${file}.before-${missing[0]?.name ?? 'migration'}-${Date.now()}`);
  }
  for (const step of missing) {
    await db.transaction().execute(async (tx) => {
      if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(7200007)`.execute(tx);
      const again = await sql`select 1 from schema_migrations where name = ${step.name}`.execute(tx);
      if (again.rows.length > 0) return;
      await step.up(tx, dialect);
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
