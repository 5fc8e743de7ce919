import { invalid, notFound } from '#src/lib/errors.ts';
import { type CandidateRow, erasedFor, recordsOfPerson } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { readByModels } from '../meaning/index.ts';
import { looseDraftsOf, namesakesOf } from './loose-drafts.ts';
import { placeOfNumber } from './phone-forms.ts';
import { identifiersOf, namedIn } from './redact.ts';
import { type Row, rowsWith } from './rows.ts';
import { TABLES } from './tables.ts';

/** The rows of one table that are about a person. */
interface HeldTable {
  table: string;
  rows: Row[];
}

/**
 * Everything that is held about a person, by table, as it is stored. What is about others and only names the person (a mail to a
 * client, the feed of changes, kept answers) is listed last, as `mentions`.
 * @param table the one whose rows are given; all of them where it is left out
 * @param table the one whose rows are given; all of them where it is left out
 * @throws AppError NOT_FOUND, VALIDATION_ERROR for a table that holds nothing of the person
 */
export async function exportPerson(
  ctx: Context,
  given: string,
  table?: string,
): Promise<{ tables: Record<string, number>; held: HeldTable[] }> {
  const people = await recordsOfPerson(ctx, given);
  if (people.length === 0)
    throw (await erasedFor(ctx, given, 'candidate_id')) ?? notFound('candidate', given, 'candidate_id');
  const held = new Held();
  held.add(
    'candidates',
    people.map((row) => ({ ...row })),
  );
  const ids = people.map(({ id }) => id);
  held.add('meaning_vectors', await readByModels(ctx, ids));
  for (const id of ids) await addRecordsOf(ctx, id, held);
  for (const request of await joinRequestsOf(ctx, people)) {
    held.add('pool_join_requests', [request]);
    await addDocument(ctx, request.document_id, held);
  }
  const namesakes = await namesakesOf(ctx.db, ctx.account.id, people);
  for (const draft of await looseDraftsOf(ctx.db, ctx.account, people, namesakes)) {
    held.add('candidate_drafts', [draft]);
    await addDocument(ctx, draft.document_id, held);
  }
  held.add('mentions', await mentionsOf(ctx, people, { namesakes, held }));
  const all = held.tables();
  const tables = Object.fromEntries(all.map((one) => [one.table, one.rows.length]));
  if (table !== undefined && tables[table] === undefined)
    throw invalid(
      'table',
      `table: nothing of the person is held in ${table}; held are ${Object.keys(tables).join(', ')}`,
    );
  return { tables, held: all.filter((one) => table === undefined || one.table === table) };
}

/** The rows of each table, once each. */
class Held {
  readonly #tables = new Map<string, Row[]>();
  readonly #stored = new Map<string, Row[]>();

  add(table: string, rows: readonly Row[]): void {
    const stored = this.#stored.get(table) ?? [];
    const keyOf = (row: Row): string => (typeof row.id === 'string' ? row.id : JSON.stringify(row));
    const known = new Set(stored.map(keyOf));
    const added = rows.filter((row) => !known.has(keyOf(row)));
    if (added.length === 0) return;
    this.#stored.set(table, [...stored, ...added]);
    this.#tables.set(table, [...(this.#tables.get(table) ?? []), ...added.map(readable)]);
  }

  /** Whether a row of a table is held, by its id or, where it has none, by all of its texts. */
  has(table: string, row: Row): boolean {
    return (this.#stored.get(table) ?? []).some((held) =>
      typeof row.id === 'string'
        ? held.id === row.id
        : Object.entries(row).every(([name, value]) => held[name] === value),
    );
  }

  tables(): HeldTable[] {
    return [...this.#tables].map(([table, rows]) => ({
      table,
      rows: table === 'mentions' ? rows : rows.toSorted(byId),
    }));
  }
}

async function addRecordsOf(ctx: Context, id: string, held: Held): Promise<void> {
  const account = ctx.account.id;
  for (const { table, column = 'candidate_id', whose, documents = [], children = [] } of TABLES) {
    const rows = await rowsWith(ctx.db, table, account, { [column]: id }, whose);
    held.add(table, rows);
    for (const row of rows) {
      for (const child of children)
        held.add(child.table, await rowsWith(ctx.db, child.table, account, { [child.column]: row.id }));
      for (const document of documents) await addDocument(ctx, row[document], held);
      if (table === 'documents') await addDocument(ctx, row.id, held);
    }
  }
  // The other person of a pair is somebody else: their id is not given.
  for (const [own, other] of [
    ['first_id', 'second_id'],
    ['second_id', 'first_id'],
  ] as const)
    for (const { [other]: _, ...pair } of await rowsWith(ctx.db, 'duplicate_pairs', account, { [own]: id }))
      held.add('duplicate_pairs', [pair]);
  for (const side of ['keep_id', 'merged_id'])
    held.add('candidate_merges', await rowsWith(ctx.db, 'candidate_merges', account, { [side]: id }));
  held.add('candidate_access', await rowsWith(ctx.db, 'candidate_access', account, { candidate_id: id }));
}

async function addDocument(ctx: Context, id: unknown, held: Held): Promise<void> {
  if (typeof id !== 'string') return;
  held.add('documents', await rowsWith(ctx.db, 'documents', ctx.account.id, { id }));
  held.add('document_texts', await rowsWith(ctx.db, 'document_texts', ctx.account.id, { document_id: id }));
}

/** Requests to join a pool under an address of the person. */
export async function joinRequestsOf(
  { db, account }: Pick<Context, 'db' | 'account'>,
  people: readonly CandidateRow[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (const { email_folded } of people)
    if (email_folded !== null)
      found.push(...(await rowsWith(db, 'pool_join_requests', account.id, { email_folded })));
  return found;
}

const AROUND = 80;
const WHEN = ['created_at', 'occurred_at', 'sent_at', 'received_at'];

/** Where else the person is named: the table, the row, the fields, and of prose the passage; never the whole of what is about others. */
async function mentionsOf(
  ctx: Context,
  people: readonly CandidateRow[],
  { namesakes, held }: { namesakes: ReadonlySet<string>; held: Held },
): Promise<Row[]> {
  const identifiers = identifiersOf(people, [], namesakes, [], ctx.account.country);
  const needles = [...identifiers.contacts, ...identifiers.names, ...identifiers.ids].map((text) =>
    text.toLowerCase(),
  );
  const mentions: Row[] = [];
  const dialect = ctx.deployment?.dialect ?? 'sqlite';
  for (const { table, rows } of await namedIn(ctx.db, dialect, ctx.account.id, identifiers))
    for (const row of rows) {
      if (held.has(table, row) || isUnderWay(table, row)) continue;
      const named = Object.entries(row).flatMap(([field, value]) => {
        if (typeof value !== 'string') return [];
        const places = needles.map((needle) => value.toLowerCase().indexOf(needle));
        places.push(placeOfNumber(value, identifiers.phones ?? []));
        const at = Math.min(...places.filter((found) => found >= 0));
        return Number.isFinite(at) ? [{ field, passage: passageOf(value, at) }] : [];
      });
      const when = WHEN.map((column) => row[column]).find((value) => typeof value === 'string');
      mentions.push({ in: table, id: row.id ?? null, at: when ?? null, named });
    }
  return mentions;
}

// A batch that runs is no record yet, and the one that asks for the export is of them.
const isUnderWay = (table: string, { status }: Row): boolean => table === 'batches' && status === 'running';

/** The words around a place of a text; null of data, which may hold what is no text. */
function passageOf(text: string, at: number): string | null {
  return /^[[{<]/.test(text) ? null : text.slice(Math.max(0, at - AROUND), at + AROUND);
}

function byId(a: Row, b: Row): number {
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
