import type * as z from 'zod';
import { json, statement } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Redactor } from '#src/lib/money.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { type Loader, loaders } from './loaders.ts';
import type { Change, ListChanges } from './schema.ts';

const changesAfter = statement((db, v: { account: string; since: number; limit: number }) =>
  db
    .selectFrom('changes')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('sequence', '>', v.since)
    .orderBy('sequence')
    .limit(v.limit),
);

const lastSequence = statement((db, v: { account: string }) =>
  db.selectFrom('accounts').select('change_sequence').where('id', '=', v.account),
);

/**
 * What changed after a sequence, the oldest first, each with its record as it is now. The numbers have no gaps: they
 * are given out in the units that write, so a later one is never seen before an earlier one.
 * @throws AppError VALIDATION_ERROR for a number that was not given out: whoever waits there would miss what comes
 */
export async function listChanges(
  ctx: Context,
  { since, limit }: z.output<typeof ListChanges>,
): Promise<Page<Change>> {
  const rows = await changesAfter(ctx.db, { account: ctx.account.id, since, limit: limit + 1 });
  if (rows.length === 0) await requireGivenOut(ctx, since);
  const shown = rows.slice(0, limit);
  const next = shown.at(-1)?.sequence ?? since;
  const records = new Map<string, Promise<Change['data']>>();
  const items: Change[] = [];
  for (const row of shown) {
    let data: Change['data'] = null;
    if (row.action !== 'deleted') {
      const key = `${row.type} ${row.record_id}`;
      const record = records.get(key) ?? recordOf(ctx, row.type, row.record_id);
      records.set(key, record);
      data = await record;
    }
    items.push({
      sequence: row.sequence,
      type: row.type,
      action: row.action,
      id: row.record_id,
      fields: json.decodeOrNull<string[]>(row.fields),
      occurred_at: row.occurred_at,
      data,
      candidate_id: shownBy(row.type, row.record_id, data),
    });
  }
  ctx.meta('next_since', next);
  const more = rows.length > limit;
  return { items, count: items.length, has_more: more, next_cursor: more ? String(next) : null };
}

async function requireGivenOut(ctx: Context, since: number): Promise<void> {
  const [row] = await lastSequence(ctx.db, { account: ctx.account.id });
  const last = row?.change_sequence ?? 0;
  if (since <= last) return;
  throw new AppError(
    'VALIDATION_ERROR',
    `since: ${since} was not given out yet; the feed ends at ${last}. The number is of another agency, or the service was restored from a copy: begin again from 0.`,
    { field: 'since' },
  );
}

// Whoever's details a record holds: a person's own, and those of a person in a pool.
function shownBy(type: string, id: string, data: Change['data']): Change['candidate_id'] {
  if (data === null) return null;
  if (type === 'candidate') return id as Id<'candidate'>;
  return type === 'pool_member' ? (data.candidate_id as Id<'candidate'>) : null;
}

const byType: ReadonlyMap<string, Loader> = new Map(Object.entries(loaders));

/** What hides the gated members of records of a type; undefined for types that are not read. */
export function redactorOf(type: string): Redactor | undefined {
  return byType.get(type)?.redactor;
}

async function recordOf(ctx: Context, type: string, id: string): Promise<Change['data']> {
  const reader = byType.get(type);
  if (reader === undefined || (reader.scope !== null && !ctx.can(reader.scope))) return null;
  const found = await reader.load(quiet(ctx), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  // One that was merged away answers as the record it went into, which has changes of its own.
  if (found === null || ('id' in found && found.id !== id)) return null;
  const seen = reader.redactor.redact(found, { has: (scope) => ctx.can(scope) });
  return typeof seen === 'object' && seen !== null ? { ...seen } : null;
}

/** The context without a voice: what reading one record has to say is no remark on the feed. */
function quiet(ctx: Context): Context {
  return {
    account: ctx.account,
    user: ctx.user,
    actor: ctx.actor,
    credential: ctx.credential,
    deployment: ctx.deployment,
    can: (scope) => ctx.can(scope),
    now: ctx.now,
    today: ctx.today,
    db: ctx.db,
    warn: () => {},
    warnWith: () => {},
    meta: () => {},
  };
}
