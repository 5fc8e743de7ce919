import { insertRows, json } from '#db/rows.ts';
import { advanceSequences } from '#db/sequences.ts';
import type { Db, Unit } from '#db/store.ts';
import { type Principal, scopesOf } from '#src/access/principal.ts';
import { followChanges } from '#src/domain/consequences.ts';
import type { ActivityEntry, Outgoing, OutgoingEmail, RecordChange, Use } from '#src/domain/context.ts';
import type { EventName } from '#src/domain/events.ts';
import { enqueueDeliveries } from '#src/domain/webhooks/outbox.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { type Collected, type InAccount, type Notes, writeContext } from './context.ts';
import type { Action, CompletedAction, UndoOutcome } from './define.ts';
import { linksOf } from './links.ts';
import { fieldsOf, hiddenMembers, reachedBy, tellReached } from './unseen.ts';

/** What the audit keeps of where a write came from. */
export interface Origin {
  face: 'http' | 'mcp' | 'batch' | 'cli' | 'job';
  requestId: string;
  batch?: { id: string; label: string; reason: string | null } | undefined;
}

/** What one action did inside a unit, before redaction. */
export interface Effects extends Notes {
  /** When it ran, in the account's time. */
  now: Instant;
  status: number;
  data: unknown;
  changes: RecordChange[];
  events: { id: string; event: EventName; data: Record<string, unknown> }[];
  emails: OutgoingEmail[];
  outgoing: Outgoing[];
  uses: Use[];
  activities: { type: string; summary: string }[];
  wakesWorkers: boolean;
  /** The same in the accounts of partners. */
  elsewhere: { changes: RecordChange[]; emails: OutgoingEmail[] }[];
}

/** What a unit needs of an action; work that the service does by itself gives as much. */
export type UnitAction = Pick<Action, 'name' | 'title' | 'status' | 'subject' | 'write'> &
  Partial<Pick<Action, 'touches'>>;

/** Runs a write inside a unit and flushes all that belongs to it: outbox events, change feed and audit rows. */
export async function runInUnit(
  unit: Unit,
  action: UnitAction,
  input: unknown,
  prepared: unknown,
  principal: Principal,
  origin: Origin,
  now: Instant,
  rehearsal = false,
): Promise<Effects> {
  const { gates, blind } = reachedBy(action.touches, input, scopesOf(principal));
  const { ctx, collected } = writeContext(principal, now, unit.tx, { rehearsal, blind });
  const data = await action.write(ctx, input, prepared);
  const subject = gates.length === 0 ? null : action.subject(data);
  for (const change of collected.changes) if (change.id === subject) tellReached(change, gates);
  await followChanges(ctx, collected.changes);
  return flushAll(unit.tx, action, data, collected, principal, origin, now);
}

/**
 * Takes back, inside a unit, what an action did. Nothing is flushed unless it was undone.
 * @param options.putBack what one undoing of several items has put back so far, by the ids of the records
 * @throws Error when the action declares no inverse
 */
export async function undoInUnit(
  unit: Unit,
  action: Action,
  done: CompletedAction,
  principal: Principal,
  origin: Origin,
  now: Instant,
  { rehearsal = false, putBack = new Map() }: { rehearsal?: boolean; putBack?: Map<string, unknown> } = {},
): Promise<{ undone: UndoOutcome; effects: Effects | null }> {
  if (action.undo === null) throw new Error(`${action.name} declares no inverse`);
  const members = hiddenMembers(action.redactor.gates, scopesOf(principal));
  const blind = members.size > 0;
  const { ctx, collected } = writeContext(principal, now, unit.tx, { rehearsal, blind });
  const undone = await action.undo(ctx, blind ? { ...done, unseen: { members, putBack } } : done);
  if (undone.outcome !== 'done') return { undone, effects: null };
  for (const change of collected.changes)
    change.reached = done.changes.find(({ type, id }) => type === change.type && id === change.id)?.reached;
  await followChanges(ctx, collected.changes);
  const named = { ...action, name: `undo ${action.name}`, title: `Undid: ${action.title}` };
  return { undone, effects: await flushAll(unit.tx, named, done.data, collected, principal, origin, now) };
}

async function flushAll(
  tx: Db,
  action: UnitAction,
  data: unknown,
  collected: Collected,
  principal: Principal,
  origin: Origin,
  now: Instant,
): Promise<Effects> {
  const effects = await flush(tx, action, data, collected, principal, origin, now);
  if (collected.accounts !== null) await flushPartners(tx, collected.accounts, effects, principal, origin);
  return effects;
}

/** Flushes what a unit did in the accounts of partners. Nothing of the caller's request is kept there. */
async function flushPartners(
  tx: Db,
  accounts: ReadonlyMap<string, InAccount>,
  effects: Effects,
  principal: Principal,
  { requestId }: Origin,
): Promise<void> {
  for (const [id, { ctx, collected, principal: partner, now }] of accounts) {
    if (id === principal.account.id) continue;
    await followChanges(ctx, collected.changes);
    const piece: UnitAction = {
      name: 'partner_action',
      title: 'A partner agency acted',
      status: () => 200,
      subject: () => collected.changes[0]?.id ?? null,
      write: async () => {},
    };
    const there = await flush(tx, piece, null, collected, partner, { face: 'job', requestId }, now);
    effects.elsewhere.push({ changes: there.changes, emails: there.emails });
    if (there.events.length > 0 || there.wakesWorkers) effects.wakesWorkers = true;
  }
}

async function flush(
  tx: Db,
  action: UnitAction,
  data: unknown,
  collected: Collected,
  principal: Principal,
  origin: Origin,
  now: Instant,
): Promise<Effects> {
  const account = principal.account.id;
  const { changes } = collected;
  const events = collected.events.map((event) => ({ id: newId('event'), ...event }));
  if (events.length > 0 || changes.length > 0) {
    const last = await advanceSequences(tx, { account, events: events.length, changes: changes.length });
    const event = last.event - events.length;
    const change = last.change - changes.length;
    events.forEach((made, at) => {
      made.data = { actor: principal.actor, sequence: event + at + 1, ...made.data };
    });
    await insertRows(
      tx,
      'events',
      events.map(({ id, event: name, data: snapshot }, at) => ({
        id,
        account_id: account,
        sequence: event + at + 1,
        event: name,
        data: json.encode(snapshot),
        created_at: now,
      })),
    );
    if (events.length > 0) await enqueueDeliveries(tx, account, events, now);
    await insertRows(
      tx,
      'changes',
      changes.map((made, at) => ({
        account_id: account,
        sequence: change + at + 1,
        type: made.type,
        action: verbOf(made),
        record_id: made.id,
        fields: json.encodeOrNull(fieldsOf(made)),
        occurred_at: now,
      })),
    );
  }
  // Where nothing was written, as by a change that leaves a record as it is, there is nothing to tell.
  const wrote = changes.length > 0 || events.length > 0;
  const entries =
    collected.entries.length > 0 || !wrote
      ? collected.entries
      : [{ id: newId('activity'), ...entryOf(action, data, changes) }];
  await insertRows(
    tx,
    'activities',
    entries.map((entry) => {
      const links = linksOf(entry, changes);
      return {
        id: entry.id,
        account_id: account,
        type: entry.type,
        actor_type: principal.actor.type,
        actor_id: principal.actor.id,
        actor_name: principal.actor.name,
        candidate_id: links.candidate_id,
        client_id: links.client_id,
        contact_id: links.contact_id,
        job_id: links.job_id,
        application_id: links.application_id,
        summary: entry.summary,
        body: entry.body ?? null,
        data: json.encode(auditOf(action.name, action.subject(data), entry, principal, origin)),
        occurred_at: entry.occurred_at ?? now,
        created_at: now,
      };
    }),
  );
  return {
    now,
    status: action.status(data),
    data,
    changes,
    events,
    emails: collected.emails,
    outgoing: collected.outgoing,
    uses: collected.uses,
    activities: entries,
    warnings: collected.warnings,
    meta: collected.meta,
    wakesWorkers: collected.wakesWorkers,
    elsewhere: [],
  };
}

/** What the audit keeps of a write, beside what its line tells. What is undefined is not kept. */
function auditOf(
  action: string,
  subject: string | null,
  entry: ActivityEntry,
  principal: Principal,
  { face, requestId, batch }: Origin,
): Record<string, unknown> {
  const { credential, app } = principal;
  // One shape, and the spread last: an object that is added to after a spread costs a hundred times as much.
  const kept = {
    action,
    subject,
    credential_id: credential.id,
    key_mode: credential.mode === 'test' ? 'test' : undefined,
    app: app?.name,
    client_id: app?.clientId,
    face,
    request_id: requestId,
    batch_id: batch?.id,
    batch_item: batch?.label,
    reason: batch?.reason,
    ...entry.data,
  };
  // Why the caller sent the batch stands before why a person was turned down.
  if (batch != null && batch.reason !== null) kept.reason = batch.reason;
  return kept;
}

function verbOf({
  before,
  after,
}: Pick<RecordChange, 'before' | 'after'>): 'created' | 'updated' | 'deleted' {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'updated';
}

const VERBS = { created: 'Created', updated: 'Updated', deleted: 'Deleted' } as const;

function entryOf(action: UnitAction, data: unknown, changes: RecordChange[]): ActivityEntry {
  const subject = action.subject(data);
  const change = changes.find(({ id }) => id === subject) ?? changes[0];
  if (change === undefined) return { type: 'record_changed', summary: action.title };
  const verb = verbOf(change);
  const fields = fieldsOf(change) ?? [];
  const name = `${change.type.replaceAll('_', ' ')} ${change.label ?? change.id}`;
  return {
    type: 'record_changed',
    summary: `${VERBS[verb]} ${name}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`,
    ...(fields.length > 0 ? { data: { fields } } : {}),
  };
}
