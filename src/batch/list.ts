import { sql } from 'kysely';
import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { sendersOf } from '#src/domain/senders.ts';
import { addMs, DateFilter, fromBound, type Instant, toBound } from '#src/lib/clock.ts';
import { type Page, PageInput, positionOf, toPage } from '#src/lib/page.ts';
import { undoneOf } from './answer.ts';
import { decisionsAbout } from './approvals-store.ts';
import { readDateWords } from './date-words.ts';
import type { StoredItem } from './items.ts';
import { parseBody } from './lifecycle.ts';
import { itemsForView } from './load.ts';
import { batchInvalid } from './problems.ts';
import type { BatchService } from './service.ts';
import { type ItemState, planned } from './state.ts';
import { type BatchRow, decodeItems, toRecord } from './store.ts';
import type { BatchAnswer, BatchStatus, ItemStatus, KeptUndo, Understood } from './types.ts';
import { undoable } from './undo-items.ts';

/** The filters of a list of batches. */
const ListBatches = z.strictObject({
  ...PageInput,
  status: z
    .enum([
      'awaiting_approval',
      'running',
      'succeeded',
      'partial',
      'failed',
      'rolled_back',
      'cancelled',
      'undone',
    ])
    .optional(),
  created_after: DateFilter.optional().describe(
    'Begun at or after this date-time, or on or after this day of the agency.',
  ),
  created_before: DateFilter.optional().describe(
    'Begun at or before this date-time, or on or before this day of the agency.',
  ),
});

/** A batch in a list: what it was for and how it stands, without its results. */
export interface BatchSummary {
  batch_id: string;
  status: BatchStatus;
  /** Who sent it: the person, and the key or app it came by. */
  by: string;
  reason: string | null;
  /** How often each action occurs in it. */
  actions: Record<string, number>;
  counts: Record<string, number>;
  /** Committed items that undo_batch may take back: not those whose record has changed since, which only the undo tells. */
  may_undo: number;
  created_at: Instant;
  finished_at: Instant | null;
  /** Where a person was asked for it and has decided. */
  decision?: BatchAnswer['decision'];
  /** Who undid it or the last of its items that were undone, and when. */
  undone?: BatchAnswer['undone'];
}

/**
 * The batches that a credential may see, the latest first: its own, those of the same person, and for admins all of the
 * account. A tool call that wrote is a batch of one.
 * @param without `reads` leaves out those that read and did nothing else
 * @throws AppError BATCH_INVALID for filters that are not known
 */
export async function list(
  service: BatchService,
  principal: Principal,
  raw: unknown,
  without: 'reads' | null = null,
): Promise<Page<BatchSummary> & { understood?: Understood[] }> {
  const { read, understood } = withDays(principal, raw);
  const filters = parseBody(ListBatches, read);
  const reads = [...service.batches.catalogue.values()].filter(({ readOnly }) => readOnly);
  const leftOut = without === null ? [] : reads.map(({ name }) => name);
  return service.store.read(async (db) => {
    const rows = await rowsFor(db, principal, filters, leftOut);
    const items = await itemsOf(db, principal, rows.slice(0, filters.limit));
    const senders = await sendersOf(db, principal.account.id, rows.slice(0, filters.limit));
    const decisions = await decisionsAbout(
      db,
      principal.account.id,
      rows.map(({ id }) => id),
    );
    const page = toPage(
      rows,
      filters,
      (row) => ({ at: row.created_at, id: row.id }),
      (row) => {
        const decision = decisions.get(row.id);
        return {
          ...summaryOf(service, principal, row, items.get(row.id) ?? [], senders.get(row.id) ?? ''),
          ...(decision === undefined ? {} : { decision }),
        };
      },
    );
    return understood.length === 0 ? page : { ...page, understood };
  });
}

/** The filters with days in words read: of the past, in the agency's zone. */
function withDays(principal: Principal, raw: unknown): { read: unknown; understood: Understood[] } {
  if (typeof raw !== 'object' || raw === null) return { read: raw, understood: [] };
  const read: Record<string, unknown> = { ...raw };
  const understood: Understood[] = [];
  for (const name of ['created_after', 'created_before']) {
    const text = read[name];
    if (typeof text !== 'string' || DateFilter.safeParse(text).success) continue;
    const date = readDateWords(principal, { name, kind: 'either', text });
    if ('refused' in date) throw batchInvalid([{ field: name, message: date.refused }]);
    read[name] = date.value;
    understood.push({ field: name, given: text, taken: date.value, means: date.means });
  }
  return { read, understood };
}

type Filters = z.output<typeof ListBatches>;

/** The batches that a credential may see. */
function mine(db: Db, { account, credential, user, scopes }: Principal) {
  const query = db.selectFrom('batches').selectAll().where('account_id', '=', account.id);
  if (scopes.has('admin')) return query;
  return query.where((where) =>
    where.or([
      where('credential_id', '=', credential.id),
      ...(user === null ? [] : [where('user_id', '=', user.id)]),
    ]),
  );
}

async function rowsFor(
  db: Db,
  principal: Principal,
  filters: Filters,
  leftOut: readonly string[],
): Promise<BatchRow[]> {
  let query = mine(db, principal);
  if (leftOut.length > 0)
    query = query.where(({ not, and, exists, selectFrom, eb }) => {
      const items = selectFrom('batch_items')
        .select('batch_items.batch_id')
        .where('batch_items.account_id', '=', principal.account.id)
        .whereRef('batch_items.batch_id', '=', 'batches.id');
      const other = items.where('batch_items.action', 'not in', leftOut);
      return not(and([eb('status', '=', 'succeeded'), exists(items), not(exists(other))]));
    });
  if (filters.status !== undefined) query = query.where('status', '=', filters.status);
  if (filters.created_after !== undefined)
    query = query.where('created_at', '>=', boundOf(principal, filters.created_after, 'first'));
  if (filters.created_before !== undefined)
    query = query.where('created_at', '<=', boundOf(principal, filters.created_before, 'last'));
  const position = positionOf(filters);
  if (position !== null)
    query = query.where(sql<boolean>`(created_at, id) < (${position.at}, ${position.id})`);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.limit + 1)
    .execute();
}

// Batches are stored by the machine's clock; a sandbox may have moved its own.
function boundOf(principal: Principal, value: string, end: 'first' | 'last'): Instant {
  const { timezone } = principal.account;
  const instant = end === 'first' ? fromBound(value, timezone) : toBound(value, timezone);
  return addMs(instant, -principal.clockOffsetMs);
}

interface ItemLine {
  position: number;
  status: ItemStatus;
  action: string;
  /** Whether what its undo needs was kept. */
  kept: boolean;
  sequence: number;
  undo: KeptUndo | null;
}

async function itemsOf(
  db: Db,
  principal: Principal,
  rows: readonly BatchRow[],
): Promise<Map<string, ItemLine[]>> {
  const found = new Map<string, ItemLine[]>();
  if (rows.length === 0) return found;
  const ended = await db
    .selectFrom('batch_items')
    .select([
      'batch_id',
      'position',
      'status',
      'action',
      'sequence',
      'undo',
      sql<number>`case when done is null then 0 else 1 end`.as('kept'),
    ])
    .where('account_id', '=', principal.account.id)
    .where(
      'batch_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const { batch_id, status, kept, undo, ...item } of ended) {
    const items = found.get(batch_id) ?? [];
    items.push({
      ...item,
      status: status as ItemStatus,
      kept: kept === 1,
      undo: json.decodeOrNull<KeptUndo>(undo),
    });
    found.set(batch_id, items);
  }
  return found;
}

function summaryOf(
  service: BatchService,
  principal: Principal,
  row: BatchRow,
  ended: readonly ItemLine[],
  by: string,
): BatchSummary {
  const { clockOffsetMs } = principal;
  const items = decodeItems(row);
  const status = toRecord(row).status;
  return {
    batch_id: row.id,
    status,
    by,
    reason: row.reason,
    actions: countsOf(items.map(({ action }) => action)),
    counts: countsOf([
      ...ended.map((item) => item.status),
      ...Array<string>(Math.max(0, items.length - ended.length)).fill('not_ended'),
    ]),
    may_undo: undoable(service.batches.catalogue, statesOf(service, items, ended)).length,
    created_at: addMs(row.created_at, clockOffsetMs),
    finished_at: row.finished_at === null ? null : addMs(row.finished_at, clockOffsetMs),
    ...undoneOf(
      ended.map(({ undo }) => undo),
      principal,
    ),
  };
}

// An undo asks of what was done only whether it was kept.
function statesOf(
  service: BatchService,
  stored: readonly StoredItem[],
  ended: readonly ItemLine[],
): ItemState[] {
  if (!ended.some(({ status, kept }) => status === 'succeeded' && kept)) return [];
  const items = itemsForView(service.batches.catalogue, stored);
  return ended.flatMap(({ position, status, kept, sequence }) => {
    const item = items[position];
    if (item === undefined) return [];
    const done = kept ? { input: {}, data: undefined, changes: [] } : null;
    return [{ ...planned(item), status, sequence, done }];
  });
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** A batch as the list of connections tells it. */
export interface LatestBatch {
  at: Instant;
  /** The names of its actions, each once. */
  actions: string[];
  reason: string | null;
  status: BatchStatus;
}

const LATEST = 3;

/** The last batches of each of these credentials, as far as this person may see them. */
export async function latestOf(
  service: BatchService,
  principal: Principal,
  credentials: readonly string[],
): Promise<ReadonlyMap<string, LatestBatch[]>> {
  return service.store.read(async (db) => {
    const latest = new Map<string, LatestBatch[]>();
    for (const id of credentials) {
      const rows = await mine(db, principal)
        .where('credential_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LATEST)
        .execute();
      latest.set(
        id,
        rows.map((row) => ({
          at: addMs(row.created_at, principal.clockOffsetMs),
          actions: [...new Set(decodeItems(row).map(({ action }) => action))],
          reason: row.reason,
          status: toRecord(row).status,
        })),
      );
    }
    return latest;
  });
}
