import type * as z from 'zod';
import { json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Redactor } from '#src/lib/money.ts';
import type { Page } from '#src/lib/page.ts';
import { lastChangeOf } from '../accounts/agencies.ts';
import type { ActorShown } from '../actor.ts';
import type { Context } from '../context.ts';
import { namesOf } from '../names/index.ts';
import { loaderOf } from './loaders.ts';

export { schemaOfRecord } from './loaders.ts';

import { changesAfter } from './log.ts';
import type { Change, ListChanges } from './schema.ts';

/**
 * Changes after a sequence number, the oldest first, each with its record as it is now. The numbers have no gaps: they
 * are assigned in the units that write, so a later one is never visible before an earlier one.
 * @throws AppError VALIDATION_ERROR for a number that was not assigned yet: its reader would miss changes
 */
export async function listChanges(
  ctx: Context,
  { since, limit }: z.output<typeof ListChanges>,
): Promise<Page<Change>> {
  const rows = await changesAfter(ctx.db, { account: ctx.account.id, since, limit: limit + 1 });
  if (rows.length === 0) await requireAssigned(ctx, since);
  const shown = rows.slice(0, limit);
  const next = shown.at(-1)?.sequence ?? since;
  const records = new Map<string, Promise<Change['data']>>();
  const actors = shown.map(({ actor }) => json.decodeOrNull<ActorShown>(actor));
  const nameless = actors.flatMap((actor) => (actor?.name === null ? (actor.id ?? []) : []));
  const names = await namesOf(ctx.db, ctx.account.id, nameless, (scope) => ctx.can(scope));
  const items: Change[] = [];
  for (const [at, row] of shown.entries()) {
    const actor = actors[at] ?? null;
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
      actor: actor === null ? null : { ...actor, name: actor.name ?? names.get(actor.id ?? '') ?? null },
      data,
      candidate_id: revealedCandidate(row.type, row.record_id, data),
    });
  }
  ctx.meta('next_since', next);
  const more = rows.length > limit;
  return { items, count: items.length, has_more: more, next_cursor: more ? String(next) : null };
}

async function requireAssigned(ctx: Context, since: number): Promise<void> {
  const last = await lastChangeOf(ctx.db, ctx.account.id);
  if (since <= last) return;
  throw new AppError(
    'VALIDATION_ERROR',
    `since: ${since} was not given out yet; the feed ends at ${last}. The number is of another agency, or the service was restored from a copy: begin again from 0.`,
    { field: 'since' },
  );
}

// The candidate whose details a record reveals: a person's own record, or that of a pool member.
function revealedCandidate(type: string, id: string, data: Change['data']): Change['candidate_id'] {
  if (data === null) return null;
  if (type === 'candidate') return id;
  return type === 'pool_member' && typeof data.candidate_id === 'string' ? data.candidate_id : null;
}

/** Redacts the gated members of records of a type; undefined for types that are not shown. */
export function redactorOf(type: string): Redactor | undefined {
  return loaderOf(type)?.redactor;
}

async function recordOf(ctx: Context, type: string, id: string): Promise<Change['data']> {
  const reader = loaderOf(type);
  if (reader === undefined || (reader.scope !== null && !ctx.can(reader.scope))) return null;
  const found = await reader.load(withoutWarnings(ctx), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  // A merged record loads as the one it was merged into, which has changes of its own.
  if (found === null || ('id' in found && found.id !== id)) return null;
  const seen = reader.redactor.redact(found, { has: (scope) => ctx.can(scope) });
  return typeof seen === 'object' && seen !== null ? { ...seen } : null;
}

/** The context without warnings: those of loading one record do not belong to the feed. */
function withoutWarnings(ctx: Context): Context {
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
    warnGated: () => {},
    meta: () => {},
  };
}
