import * as z from 'zod';
import type { Db, Unit } from '#db/store.ts';
import { type Principal, scopesOf } from '#src/access/principal.ts';
import { advanceSequences } from '#src/domain/accounts/sequences.ts';
import type { ActivityType } from '#src/domain/activities/types.ts';
import { QUOTES_OUTSIDERS } from '#src/domain/activities/writer.ts';
import { recordActivities } from '#src/domain/audit.ts';
import { logChanges } from '#src/domain/changes/log.ts';
import { type ChangedValue, changedValues } from '#src/domain/changes/values.ts';
import { followChanges, undoConsequences } from '#src/domain/consequences.ts';
import type {
  ActivityEntry,
  AllowanceUse,
  OutboundEffect,
  OutgoingEmail,
  RecordChange,
} from '#src/domain/context.ts';
import type { EventName } from '#src/domain/events.ts';
import { nameOwners } from '#src/domain/handovers/named.ts';
import { fieldWords } from '#src/domain/record/words.ts';
import { storeEvents } from '#src/domain/webhooks/outbox.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { activityLinks } from './activity-links.ts';
import { type AccountUnit, type Collected, type Notes, writeContext } from './context.ts';
import type { Action, CompletedAction, UndoOutcome } from './define.ts';
import { affectedGates, hiddenMembers, noteReachedMembers, reportedFields } from './gated-fields.ts';
import { requireAsItStood } from './parse.ts';

/** Where a write came from, for the audit. */
export interface Origin {
  channel: 'http' | 'mcp' | 'batch' | 'cli' | 'job';
  requestId: string;
  batch?:
    | { id: string; label: string; reason: string | null; quotesOutsiders?: boolean | undefined }
    | undefined;
}

/** What one action did inside a unit, before redaction. */
export interface Effects extends Notes {
  /** When it ran, in the account's (possibly shifted) time. */
  now: Instant;
  status: number;
  data: unknown;
  changes: RecordChange[];
  events: { id: string; event: EventName; data: Record<string, unknown> }[];
  emails: OutgoingEmail[];
  outgoing: OutboundEffect[];
  uses: AllowanceUse[];
  activities: { type: string; summary: string }[];
  wakesWorkers: boolean;
  /** Effects in the accounts of partner agencies. */
  partners: { changes: RecordChange[]; emails: OutgoingEmail[] }[];
}

/** What a unit needs of an action; background work supplies the same. */
export type UnitAction = Pick<Action, 'name' | 'title' | 'status' | 'subject' | 'write'> &
  Partial<Pick<Action, 'gatedEffects' | 'input' | 'derived' | 'settableBy' | 'redactor'>>;

/** Runs a write inside a unit and writes what belongs to it: outbox events, change feed and audit rows. */
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
  const { gates, setsHidden } = affectedGates(action.gatedEffects, input, scopesOf(principal));
  const { ctx, collected } = writeContext(principal, now, unit.tx, {
    rehearsal,
    setsHidden,
    quotesOutsiders: quotes(origin),
  });
  const data = await action.write(ctx, input, prepared);
  refuseOthers(action, input, data, collected.changes, principal);
  const subject = gates.length === 0 ? null : action.subject(data);
  for (const change of collected.changes) if (change.id === subject) noteReachedMembers(change, gates);
  await followChanges(ctx, collected.changes);
  if (rehearsal) await nameOwners(unit.tx, principal.account.id, collected.changes);
  return flushAll(unit.tx, action, data, collected, principal, origin, now);
}

// An update answers the record as it is then; what it changed in it stands in the change that it reported.
function refuseOthers(
  { name, input: schema, derived, settableBy, redactor, subject }: UnitAction,
  input: unknown,
  data: unknown,
  changes: readonly RecordChange[],
  principal: Principal,
): void {
  if (schema === undefined || derived === undefined || settableBy === undefined) return;
  requireAsItStood({ name, input: schema, derived, settableBy }, input, () => {
    const id = subject(data);
    // A territory is told by whose it is and not by an id of its own.
    const own = changes.find((change) => change.id === id) ?? (changes.length === 1 ? changes[0] : undefined);
    const before = own?.before;
    const views = before == null ? [data] : [before, data];
    const scopes = scopesOf(principal);
    return {
      views: views.map((view) => (redactor?.redact(view, scopes) ?? view) as Record<string, unknown>),
      made: own !== undefined && own.before === null,
    };
  });
}

/**
 * Undoes an action inside a unit. Events and audit are only written when it was undone.
 * @param options.restored `updated_at` of the records that this undo of several items has restored so far, by id
 * @throws Error when the action declares no inverse
 */
export async function undoInUnit(
  unit: Unit,
  action: Action,
  done: CompletedAction,
  principal: Principal,
  origin: Origin,
  now: Instant,
  { rehearsal = false, restored = new Map() }: { rehearsal?: boolean; restored?: Map<string, unknown> } = {},
): Promise<{ undone: UndoOutcome; effects: Effects | null }> {
  if (action.undo === null) throw new Error(`${action.name} declares no inverse`);
  const members = hiddenMembers(action.redactor.gates, scopesOf(principal));
  const setsHidden = members.size > 0;
  const { ctx, collected } = writeContext(principal, now, unit.tx, {
    rehearsal,
    setsHidden,
    quotesOutsiders: quotes(origin),
  });
  const shape = action.output instanceof z.ZodObject ? action.output.shape : undefined;
  const hidden = setsHidden ? { members, restored } : undefined;
  const undone = await action.undo(ctx, { ...done, shape, hidden }).catch((error: unknown) => {
    throw error instanceof z.ZodError ? notAnyMore(error) : error;
  });
  if (undone.outcome !== 'done') return { undone, effects: null };
  await undoConsequences(ctx, done.changes);
  for (const change of collected.changes)
    change.reached =
      done.changes.find(({ type, id }) => type === change.type && id === change.id)?.reached ??
      change.reached;
  await followChanges(ctx, collected.changes);
  if (rehearsal) await nameOwners(unit.tx, principal.account.id, collected.changes);
  const named = { ...action, name: `undo ${action.name}`, title: `Undid: ${action.title}` };
  return { undone, effects: await flushAll(unit.tx, named, done.data, collected, principal, origin, now) };
}

const quotes = ({ batch }: Origin): boolean => batch?.quotesOutsiders === true;

// What an earlier release took, this one may refuse.
function notAnyMore({ issues: [first] }: z.ZodError): AppError {
  const field = first?.path.join('.') ?? '';
  return new AppError(
    'CONFLICT',
    `${field} cannot be put back as it was: ${first?.message ?? 'it is refused'}`,
    {
      field,
    },
  );
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

/** Writes the effects in the accounts of partners. Nothing of the caller's request is stored there. */
async function flushPartners(
  tx: Db,
  accounts: ReadonlyMap<string, AccountUnit>,
  effects: Effects,
  principal: Principal,
  { requestId }: Origin,
): Promise<void> {
  for (const [id, { ctx, collected, principal: partner, now }] of accounts) {
    if (id === principal.account.id) continue;
    await followChanges(ctx, collected.changes);
    const partnerAction: UnitAction = {
      name: 'partner_action',
      title: 'A partner agency acted',
      status: () => 200,
      subject: () => collected.changes[0]?.id ?? null,
      write: async () => {},
    };
    const flushed = await flush(
      tx,
      partnerAction,
      null,
      collected,
      partner,
      { channel: 'job', requestId },
      now,
    );
    effects.partners.push({ changes: flushed.changes, emails: flushed.emails });
    if (flushed.events.length > 0 || flushed.wakesWorkers) effects.wakesWorkers = true;
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
    await storeEvents(tx, account, events, event, now);
    const log = changes.map((made) => ({
      type: made.type,
      action: verbOf(made),
      id: made.id,
      fields: reportedFields(made),
    }));
    await logChanges(tx, account, principal.actor, log, change, now);
  }
  // An action that wrote nothing, such as an update without a difference, leaves no activity.
  const wrote = changes.length > 0 || events.length > 0;
  const entries =
    collected.entries.length > 0 || !wrote
      ? collected.entries
      : [{ id: newId('activity'), ...entryOf(action, data, changes) }];
  const values = quotes(origin) ? [] : valuesOf(action.subject(data), changes);
  const lines = entries.map((made, at) => {
    // A move says from where to where by itself.
    const isTold = at === 0 && values.length > 0 && made.data?.to === undefined;
    const entry = isTold ? { ...made, data: { ...made.data, changes: values } } : made;
    return {
      entry,
      links: activityLinks(entry, changes),
      audit: auditOf(action.name, action.subject(data), entry, principal, origin),
    };
  });
  if (await recordActivities(tx, account, principal.actor, lines, now)) collected.wakesWorkers = true;
  if (collected.emails.length > 0) collected.meta.mailed = collected.emails.map(mailedTo);
  const moved = movedAlong(action, data, changes, principal);
  if (moved.length > 0) collected.meta.moved = moved;
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
    partners: [],
  };
}

/** What became of the record that the action is about, value for value. */
function valuesOf(subject: string | null, changes: readonly RecordChange[]): ChangedValue[] {
  const change = changes.find(({ id, before, after }) => id === subject && before !== null && after !== null);
  return change === undefined ? [] : changedValues(change, reportedFields(change) ?? []);
}

/** The applications that another deed moved: a booked interview, a submission, a logged placement. */
function movedAlong(
  action: UnitAction,
  data: unknown,
  changes: readonly RecordChange[],
  principal: Principal,
): Record<string, unknown>[] {
  // What moves applications by name tells of them in its own answer.
  if (action.name.includes('application') || !scopesOf(principal).has('applications:read')) return [];
  const subject = action.subject(data);
  return changes.flatMap(({ type, id, before, after }) => {
    if (type !== 'application' || id === subject || before === null || after === null) return [];
    const [from, to] = [Reflect.get(before, 'stage'), Reflect.get(after, 'stage')];
    if (from === undefined || from === to) return [];
    return [{ application_id: id, candidate_id: Reflect.get(after, 'candidate_id'), from, to }];
  });
}

/** Who was written to, as every answer tells it: a mail that leaves now, or at `at`. */
function mailedTo({ to, subject, scheduled_at, quotes_outsiders }: OutgoingEmail): Record<string, unknown> {
  const quotes = quotes_outsiders === true ? { quotes_outsiders } : {};
  return { to, subject, ...(scheduled_at === null ? {} : { at: scheduled_at }), ...quotes };
}

/** The audit data of a write. Members that are undefined are not stored. */
function auditOf(
  action: string,
  subject: string | null,
  entry: ActivityEntry,
  principal: Principal,
  { channel, requestId, batch }: Origin,
): Record<string, unknown> {
  const { credential, app } = principal;
  // One literal with the spread last: adding members to an object after a spread is a hundred times slower in V8.
  const audit = {
    action,
    subject,
    credential_id: credential.id,
    key_mode: credential.mode === 'test' ? 'test' : undefined,
    app: app?.name,
    client_id: app?.clientId,
    channel,
    request_id: requestId,
    batch_id: batch?.id,
    batch_item: batch?.label,
    reason: batch?.reason,
    [QUOTES_OUTSIDERS]: batch?.quotesOutsiders === true ? true : undefined,
    ...entry.data,
  };
  // The batch's reason takes precedence over that of the entry.
  if (batch != null && batch.reason !== null) audit.reason = batch.reason;
  return audit;
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
  const fields = reportedFields(change) ?? [];
  // Two fields may hold the same in words, such as the present role's title and its search form.
  const told = [...new Set(fields.map(fieldWords))].join(', ');
  const name = `${change.type.replaceAll('_', ' ')} ${change.label ?? change.id}`;
  return {
    type: typeOf(change, fields),
    summary: `${VERBS[verb]} ${name}${told === '' ? '' : `: ${told}`}`,
    ...(fields.length > 0 ? { data: { fields } } : {}),
  };
}

/** Changes of credentials and of what people may do are activities of their own types. */
function typeOf({ type, before }: RecordChange, fields: readonly string[]): ActivityType {
  if (type === 'api_key' || type === 'service_account') return 'key_changed';
  if (type !== 'user') return 'record_changed';
  const rights = ['role', 'data_scope', 'status', 'team_id'];
  return before === null || fields.some((name) => rights.includes(name)) ? 'role_changed' : 'record_changed';
}
