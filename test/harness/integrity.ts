import { sql } from 'kysely';
import { asked } from './postgres.ts';
import type { TestService } from './workspace.ts';

/** Every index of the store against its table, as PostgreSQL's own check reads them; it throws where one is damaged. */
const CHECK_INDEXES = `create extension if not exists amcheck;
  select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
  join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`;

/** What the database's own check of a store says: `ok` where it is sound. */
export async function integrityOf({ service }: TestService): Promise<string> {
  if (service.store.dialect === 'postgres') {
    await asked(service.config.storeUrl, CHECK_INDEXES);
    return 'ok';
  }
  const { rows } = await service.store.read((db) =>
    sql<{ integrity_check: string }>`pragma integrity_check`.execute(db),
  );
  return rows[0]?.integrity_check ?? 'unknown';
}
