import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, shownId } from '#src/lib/errors.ts';
import type { Context } from '../context.ts';
import { hashesOfErasure } from '../suppression/index.ts';
import { type ErasureCertificate, ErasureEntry } from './schema.ts';

interface Stored {
  tables: Record<string, number>;
  mails: string[];
  people?: string[];
}

/** A certificate of erasure. @throws AppError NOT_FOUND */
export async function getCertificate(ctx: Context, id: string): Promise<ErasureCertificate> {
  const row = await ctx.db
    .selectFrom('erasure_certificates')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined)
    throw new AppError(
      'NOT_FOUND',
      `No erasure certificate ${shownId(id)} in this agency. erase_candidate names it, and names it again for the id of somebody who was erased.`,
      { field: 'certificate_id' },
    );
  const { account_id: _, ...shown } = row;
  return { ...shown, records: json.decode<Stored>(row.records).tables, retained: json.decode(row.retained) };
}

/** Erasures whose bytes have not left the files yet, with the mails that may lie in the outbox folder. */
export async function openErasures(db: Db, limit: number) {
  const rows = await db
    .selectFrom('erasure_certificates')
    .where('purged_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'account_id', 'records'])
    .execute();
  return rows.map(({ records, ...row }) => ({ ...row, mails: json.decode<Stored>(records).mails }));
}

/** Erasures as they are listed beside the store. @param known those that are listed already */
export async function erasureEntries(db: Db, known: ReadonlySet<string>): Promise<ErasureEntry[]> {
  const rows = await db.selectFrom('erasure_certificates').orderBy('id').selectAll().execute();
  const entries: ErasureEntry[] = [];
  for (const row of rows) {
    if (known.has(row.id)) continue;
    const { people = [row.candidate_id] } = json.decode<Stored>(row.records);
    entries.push(ErasureEntry.parse({ ...row, people, hashes: await hashesOfErasure(db, row) }));
  }
  return entries;
}

/** The ids of the erasures that the store knows. */
export async function erasureIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('erasure_certificates').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

/** Notes that the last bytes have left the files. */
export async function erasurePurged(
  tx: Db,
  erasure: { account_id: string; id: string },
  now: string,
): Promise<void> {
  await tx
    .updateTable('erasure_certificates')
    .set({ purged_at: now })
    .where('account_id', '=', erasure.account_id)
    .where('id', '=', erasure.id)
    .execute();
}
