import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { Context, WriteContext } from '../context.ts';
import { dueRecords, nextDue } from '../due.ts';
import type { CompanyReading } from '../ports.ts';
import { fieldWords } from '../record/words.ts';
import type { Remark, Sentence } from '../sentences.ts';
import { CLIENT, type ClientRow, ENRICHED, type EnrichedField, type Enrichment } from './schema.ts';
import { liveClient, rewriteClient, sameValue, toClient } from './store.ts';

/** How long after a failure the website is tried again; then it is left until its address changes. */
const RETRY_AFTER_MS = [10 * 60_000, 4 * 3600_000];

const WAITING = {
  table: 'clients',
  column: 'enrichment_due_at',
  open: sql<boolean>`enrichment_due_at is not null`,
};

/** Clients of every account whose website is to be read, the earliest first, without those of some accounts. */
export const dueEnrichments = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, WAITING, wall, limit, except);

/** When the account's next website is to be read, at or before an instant. */
export const nextEnrichment = (db: Db, account: string, until: Instant) =>
  nextDue(db, WAITING, account, until);

/** The website that a client is to be read off, and the country by which its numbers are understood. */
export interface WebsiteDue {
  website: string | null;
  due_at: string | null;
  country: string;
}

/** Reads what is due of a client; without a website where there is nothing to read any more. */
export async function websiteDue(ctx: Context, id: string): Promise<WebsiteDue | undefined> {
  const row = await ctx.db
    .selectFrom('clients')
    .select(['website', 'enrichment_due_at', 'deleted_at'])
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { website, enrichment_due_at: due_at } = row;
  return { website: row.deleted_at === null ? website : null, due_at, country: ctx.account.country };
}

/**
 * Writes down what a website said: into fields that are empty or still hold what it said before, never over what a person
 * entered. Fires account.enriched when it is read, and when it is given up. Does nothing for an address that has changed
 * meanwhile.
 * @returns whether the website has been read or given up
 */
export async function settleEnrichment(
  ctx: WriteContext,
  id: string,
  due: WebsiteDue,
  reading: CompanyReading | null,
): Promise<boolean> {
  const row = await liveClient(ctx, id);
  if (row === undefined || reading === null) {
    await forget(ctx, id, due);
    return false;
  }
  if (row.website !== due.website || row.enrichment_due_at !== due.due_at) return false;
  if (!reading.ok) return fail(ctx, row, reading);
  const { columns, filled } = fill(ctx, row, reading.facts);
  const after = await rewriteClient(ctx, row, {
    ...columns,
    enrichment_status: 'complete',
    enrichment_error: null,
    enrichment_due_at: null,
    enrichment_tries: row.enrichment_tries + 1,
    // What the website says is a source of the DNA.
    dna_asked: row.dna_asked + 1,
    updated_at: ctx.now,
  });
  const named = filled.map(({ field }) => fieldWords(field)).join(', ');
  note(ctx, row, `Read the website of ${row.name}${named === '' ? '' : `: ${named}`}`);
  tell(ctx, after, filled, null);
  return true;
}

async function fail(
  ctx: WriteContext,
  row: ClientRow,
  { reason, lasting }: Extract<CompanyReading, { ok: false }>,
): Promise<boolean> {
  const wait = lasting ? undefined : RETRY_AFTER_MS[row.enrichment_tries];
  const after = await rewriteClient(ctx, row, {
    enrichment_status: wait === undefined ? 'failed' : 'pending',
    enrichment_error: reason,
    enrichment_tries: row.enrichment_tries + 1,
    enrichment_due_at: wait === undefined ? null : addMs(ctx.now, wait),
    dna_asked: wait === undefined ? row.dna_asked + 1 : row.dna_asked,
    updated_at: ctx.now,
  });
  note(ctx, row, `The website of ${row.name} could not be read${wait === undefined ? '' : ' yet'}`, reason);
  if (wait !== undefined) return false;
  tell(ctx, after, [], reason);
  return true;
}

function note(ctx: WriteContext, { id }: ClientRow, summary: Sentence, body: Remark | null = null): void {
  ctx.record({ type: 'record_changed', client_id: id, summary, body });
}

async function forget(ctx: WriteContext, id: string, { due_at }: WebsiteDue): Promise<void> {
  if (due_at === null) return;
  await ctx.tx
    .updateTable('clients')
    .set({ enrichment_due_at: null })
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .where('enrichment_due_at', '=', due_at)
    .execute();
}

interface Filled {
  field: EnrichedField;
  from: string;
}

function tell(ctx: WriteContext, row: ClientRow, filled: readonly Filled[], error: string | null): void {
  ctx.emit('account.enriched', {
    client: toClient(row, ctx.account.standardFeeSchedule),
    status: row.enrichment_status,
    filled: filled.map(({ field, from }) => ({ field, from: { source: 'website', url: from } })),
    error,
  });
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

function fill(
  ctx: Context,
  row: ClientRow,
  facts: Extract<CompanyReading, { ok: true }>['facts'],
): { columns: Partial<ClientRow>; filled: Filled[] } {
  const before = json.decodeOrNull<Enrichment>(row.enrichment)?.filled ?? {};
  const client = toClient(row, ctx.account.standardFeeSchedule);
  const kept: Enrichment['filled'] = {};
  const values: { -readonly [K in EnrichedField]?: (typeof client)[K] } = {};
  const filled: Filled[] = [];
  const take = <K extends EnrichedField>(
    field: K,
    fact: { value: (typeof client)[K]; from: string } | null,
  ) => {
    const was = before[field];
    const isRead = was !== undefined && sameValue(was.value, client[field]);
    // What the website no longer says stays, and stays its words.
    if (isRead) kept[field] = was;
    if (fact === null || !(isRead || isEmpty(client[field]))) return;
    values[field] = fact.value;
    kept[field] = fact;
    filled.push({ field, from: fact.from });
  };
  for (const field of ENRICHED) if (field !== 'locations') take(field, facts[field]);
  take('locations', facts.locations);
  const enrichment: Enrichment = { filled: kept, at: ctx.now };
  return { columns: CLIENT.columnsOf({ ...values, enrichment }), filled };
}

/** A client without what its website filled in, as people entered it. */
export async function clientAsEntered(ctx: Context, id: string): Promise<object> {
  const row = await liveClient(ctx, id);
  if (row === undefined) return {};
  const shown = toClient(row, ctx.account.standardFeeSchedule);
  const client: Record<string, unknown> = { ...shown, read_off_website: [] };
  for (const field of shown.read_off_website) client[field] = field === 'locations' ? [] : null;
  return client;
}
