import { sql, type TableMetadata } from 'kysely';
import type { Db } from '#db/store.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { WatchedTables } from './watched-tables.ts';

/** Tables that undo adds to by what it is: lines about it, moves and mails that are moves and mails again, history. */
const LOGS = new Set([
  'activities',
  'application_stages',
  'candidate_access',
  'changes',
  'client_fee_versions',
  'events',
  'file_removals',
  'idempotency_keys',
  'scheduled_emails',
  'tags',
  'webhook_deliveries',
]);
/** Tables with a row for what stood by default, once something is said of it. */
const DEFAULTS = new Set(['distribution_boards', 'quota_periods', 'quota_plans']);
/** Tables whose removed rows come back under another id. */
const AS_NEW = new Set(['quota_adjustments']);
/** Columns that no snapshot tells: a secret, where a percent came from, and what counts. */
const UNTOLD = new Set([
  'accounts.change_sequence',
  'accounts.clock_offset_ms',
  'accounts.event_sequence',
  'distribution_boards.secret',
  'placements.fee_from_schedule',
  'placements.minimum_fee',
]);
/** Tables that follow from others, or say how far a worker has come. */
const DERIVED = new Set([
  'account_directory',
  'agency_slugs',
  'candidate_index',
  'distribution_cursors',
  'pool_verdicts',
]);
/** Columns that count or date what was done to a row, undoing included. */
const STAMPS = new Set([
  'assessments_asked',
  'decided_at',
  'dna_asked',
  'enrichment_due_at',
  'fee_version',
  'previous_stage',
  'reschedule_count',
  'research_asked',
  'sequence',
  'since_sequence',
  'stage_changed_at',
  'updated_at',
]);

/** An object kept as JSON without its members that are null: left out, they are read alike. */
function withoutNulls(column: string, value: unknown): unknown {
  // What is not set there has its default.
  if (column === 'accounts.settings') return AccountSettings.parse(JSON.parse(String(value)));
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  return JSON.stringify(JSON.parse(value), (_, member) => (member === null ? undefined : member));
}

/** Every store of a run has the same tables, and asking for them takes longer than reading them. */
let tablesWithColumns: Promise<TableMetadata[]> | undefined;

export type Rows = Map<string, string>;

const ownerOf = (table: string): string => (table === 'accounts' ? 'id' : 'account_id');

async function rowsOfTable(db: Db, name: string, accountId: string): Promise<Rows> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(name)} where ${sql.ref(ownerOf(name))} = ${accountId}`.execute(db);
  const untold = (column: string) => STAMPS.has(column) || UNTOLD.has(`${name}.${column}`);
  const unnamed = (column: string) => AS_NEW.has(name) && (column === 'id' || column === 'created_at');
  return new Map(
    rows.map((row) => {
      const kept = Object.entries(row)
        .filter(([column]) => !untold(column) && !unnamed(column))
        .map(([column, value]) => [column, withoutNulls(`${name}.${column}`, value)] as const);
      const named = typeof row.id === 'string' && !AS_NEW.has(name);
      const key = named ? row.id : JSON.stringify(kept.slice(0, AS_NEW.has(name) ? 20 : 3));
      return [`${name} ${key}`, JSON.stringify(Object.fromEntries(kept))];
    }),
  );
}

/** Reads every row of an agency on SQLite by its table and place in it, but for what undoing itself writes. */
export async function rowsReader(running: TestService, accountId: string): Promise<() => Promise<Rows>> {
  tablesWithColumns ??= running.service.store.read((db) => db.introspection.getTables());
  const tables = (await tablesWithColumns)
    .filter(({ name, columns }) => columns.some((column) => column.name === ownerOf(name)))
    .map(({ name }) => name)
    .filter((name) => !LOGS.has(name) && !DERIVED.has(name));
  const watched = new WatchedTables(running, tables, (db, table) => rowsOfTable(db, table, accountId));
  return async () => new Map((await watched.all()).flatMap((rows) => [...rows]));
}

/**
 * The rows that differ, each with what was and what is.
 * @param made whether what was undone had made records, which can be kept as removed where others may name them
 */
export function difference(before: Rows, after: Rows, made: boolean): Record<string, unknown> {
  const added = [...after.keys()].filter((key) => !made && !DEFAULTS.has(key.split(' ', 1)[0] ?? ''));
  const keys = new Set([...before.keys(), ...added]);
  const moved = [...keys].filter((key) => before.get(key) !== after.get(key));
  return Object.fromEntries(
    moved.map((key) => {
      const was: Record<string, unknown> = JSON.parse(before.get(key) ?? '{}');
      const is: Record<string, unknown> = JSON.parse(after.get(key) ?? '{}');
      const columns = [...new Set([...Object.keys(was), ...Object.keys(is)])];
      return [key, columns.flatMap((name) => (was[name] === is[name] ? [] : [[name, was[name], is[name]]]))];
    }),
  );
}
