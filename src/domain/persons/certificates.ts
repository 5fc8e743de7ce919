import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { notFound } from '#src/lib/errors.ts';
import { recordsOfPerson } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { readByModels } from '../meaning/index.ts';
import { hashesOfErasure } from '../suppression/index.ts';
import { looseDraftsOf, namesakesOf } from './loose-drafts.ts';
import { rowsWith } from './rows.ts';
import { type ErasureCertificate, ErasureEntry } from './schema.ts';
import { TABLES } from './tables.ts';

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
  if (row === undefined) throw notFound('erasure certificate', id, 'certificate_id');
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

/** Everything that is held about a person, by table, as it is stored. @throws AppError NOT_FOUND */
export async function exportPerson(ctx: Context, given: string): Promise<HeldTable[]> {
  const people = await recordsOfPerson(ctx, given);
  if (people.length === 0) throw notFound('candidate', given, 'candidate_id');
  const held: Record<string, Record<string, unknown>[]> = {
    candidates: people.map((row) => readable({ ...row })),
  };
  const read = await readByModels(
    ctx,
    people.map(({ id }) => id),
  );
  if (read.length > 0) held.meaning_vectors = read;
  for (const { table, column = 'candidate_id', whose, children = [] } of TABLES)
    for (const { id } of people) {
      const rows = await rowsWith(ctx.db, table, ctx.account.id, { [column]: id }, whose);
      if (rows.length > 0) held[table] = [...(held[table] ?? []), ...rows.map(readable)];
      for (const child of children)
        for (const row of rows) {
          const more = await rowsWith(ctx.db, child.table, ctx.account.id, { [child.column]: row.id });
          if (more.length > 0) held[child.table] = [...(held[child.table] ?? []), ...more.map(readable)];
        }
      if (table === 'documents')
        for (const row of rows) {
          const texts = await rowsWith(ctx.db, 'document_texts', ctx.account.id, { document_id: row.id });
          if (texts.length > 0)
            held.document_texts = [...(held.document_texts ?? []), ...texts.map(readable)];
        }
    }
  const namesakes = await namesakesOf(ctx.db, ctx.account.id, people);
  for (const draft of await looseDraftsOf(ctx.db, ctx.account, people, namesakes)) {
    held.candidate_drafts = [...(held.candidate_drafts ?? []), readable(draft)];
    for (const [table, column] of [
      ['documents', 'id'],
      ['document_texts', 'document_id'],
    ] as const) {
      const rows = await rowsWith(ctx.db, table, ctx.account.id, { [column]: draft.document_id });
      if (rows.length > 0) held[table] = [...(held[table] ?? []), ...rows.map(readable)];
    }
  }
  return Object.entries(held).map(([table, rows]) => ({ table, rows: rows.toSorted(byId) }));
}

/** The rows of one table that are about a person. */
interface HeldTable {
  table: string;
  rows: Record<string, unknown>[];
}

function byId(a: Record<string, unknown>, b: Record<string, unknown>): number {
  const [one, other] = [a, b].map((row) => (typeof row.id === 'string' ? row.id : JSON.stringify(row)));
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

/** A row with its JSON read, without what only the service needs. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !/(^account_id$|hash$|_folded$|^claim$|^lease_until$)/.test(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' && /^[[{]/.test(value) ? opened(value) : value,
      ]),
  );
}

function opened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
