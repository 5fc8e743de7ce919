import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { reportedFields } from '#src/action/gated-fields.ts';
import type { Effects } from '#src/action/unit.ts';
import type { AllowanceUse, OutboundEffect, OutgoingEmail, RecordChange } from '#src/domain/context.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import { hiddenIn, redactRecord } from './record-redactor.ts';
import type { Effect, EffectKind } from './types.ts';

/** Records that give access to people without a login. */
const LINKS: ReadonlySet<string> = new Set([
  'submission',
  'spec',
  'referee_request',
  'ai_screen',
  'contractor_link',
]);
/** Members that are money, by type of record. */
const MONEY: Record<string, readonly string[]> = {
  placement: ['fee', 'salary', 'contract', 'credits'],
  client: ['fee_schedule'],
};

type Image = Record<string, unknown>;

/** The effects of an item as a credential may see them. Records that the plan would create have no id yet. */
export function effectsOf(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  action: Action,
  effects: Effects,
  made: ReadonlySet<string>,
): Effect[] {
  const show = (
    change: RecordChange,
    image: object | null,
    fields: readonly string[] | null,
  ): Image | null => {
    const shown = redactRecord(catalogue, principal, change.type, image) as Image | null;
    // The run will make another secret than the rehearsal did, so this one is left out.
    const whole = action.secrets.length > 0 && shown !== null ? without(shown, 'hint') : shown;
    return withoutIds(fields === null ? whole : pick(whole, fields), made) as Image | null;
  };
  const reversible = action.undo !== null;
  const emails = new Map(effects.emails.map((email) => [email.record?.id, email]));
  const ofRecords = subjectFirst(action, effects).flatMap((change) => {
    const email = emails.get(change.id);
    if (email !== undefined && emails.delete(change.id)) return [emailOf(email, reversible)];
    const { before, after, reached } = change;
    const hidden = hiddenIn(catalogue, principal, change.type);
    const fields = reportedFields({ ...change, reached: reached?.filter((name) => hidden.has(name)) });
    const images = { before: show(change, before, fields), after: show(change, after, fields) };
    return effectsOfChange(change, fields, hidden, images, reversible, made);
  });
  const unrecorded = effects.emails.filter(({ record }) => record === null);
  const ofEvents = effects.events.map(
    ({ event }): Effect => ({
      kind: 'event',
      type: event,
      target: { id: null, name: null },
      before: null,
      after: null,
      reversible: false,
    }),
  );
  const ofEmails = unrecorded.map((email) => emailOf(email, false));
  const leaving = effects.outgoing.map(outgoingOf);
  return [...ofRecords, ...ofEmails, ...leaving, ...effects.uses.map(quotaOf), ...ofEvents];
}

/** Shows only the host of a URL, as its path may contain a secret of the receiver. */
function outgoingOf({ kind, to, what, level, people = 1, shown }: OutboundEffect): Effect {
  return {
    kind,
    type: what,
    target: { id: null, name: kind === 'request' ? new URL(to).host : withoutUnseen(to) },
    before: null,
    after: level === null ? null : { identity: level, ...(kind === 'reveal' ? { people } : {}) },
    reversible: false,
    ...(shown === undefined ? {} : { shown }),
  };
}

function quotaOf({ allowance, label, count, remaining }: AllowanceUse): Effect {
  return {
    kind: 'quota',
    type: allowance,
    target: { id: null, name: label },
    before: { remaining },
    after: { remaining: remaining - count },
    reversible: false,
  };
}

/** The changes with that of the action's own record first. */
function subjectFirst(action: Action, { data, changes }: Effects): readonly RecordChange[] {
  const subject = action.subject(data);
  const about = changes.filter(({ id }) => id === subject);
  return about.length === 0 ? changes : [...about, ...changes.filter(({ id }) => id !== subject)];
}

/** A sent mail cannot be undone; a scheduled one can, if its action has an undo. */
function emailOf(
  { record: _, to, to_name: __, html: ___, appointment: ____, counted: _____, ...email }: OutgoingEmail,
  reversible: boolean,
): Effect {
  return {
    kind: 'email',
    type: email.scheduled_at === null ? 'email_message' : 'scheduled_email',
    target: { id: null, name: withCopies(to, email) },
    before: null,
    after: email,
    reversible: reversible && email.scheduled_at !== null,
  };
}

function withCopies(
  to: string,
  { cc_addresses, bcc_addresses }: Pick<OutgoingEmail, 'cc_addresses' | 'bcc_addresses'>,
): string {
  const copies = [
    ...(cc_addresses.length === 0 ? [] : [`cc ${cc_addresses.join(', ')}`]),
    ...(bcc_addresses.length === 0 ? [] : [`bcc ${bcc_addresses.join(', ')}`]),
  ];
  return copies.length === 0 ? to : `${to} (${copies.join('; ')})`;
}

function without(image: Image, name: string): Image {
  const { [name]: _, ...rest } = image;
  return rest;
}

/** An image without the ids of records that exist only while the plan is tried out. */
function withoutIds(value: unknown, made: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return made.has(value) ? null : value;
  if (value === null || typeof value !== 'object') return value;
  return withMembers(value, (member) => withoutIds(member, made));
}

/** A list or object with its members mapped; the value itself where none changes, which is usual. */
export function withMembers(value: object, told: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  let copy: Image | undefined;
  const members = value as Image;
  for (const name in members) {
    const is = told(members[name]);
    if (is === members[name]) continue;
    copy ??= { ...members };
    copy[name] = is;
  }
  return copy ?? value;
}

function effectsOfChange(
  change: RecordChange,
  fields: readonly string[] | null,
  hidden: ReadonlySet<string>,
  { before, after }: { before: Image | null; after: Image | null },
  reversible: boolean,
  made: ReadonlySet<string>,
): Effect[] {
  const { type, id } = change;
  const waits = type === 'scheduled_email' && fields !== null;
  const target = {
    id: made.has(id) ? null : id,
    name: change.plannedAs ?? (waits ? readdressed(change, fields) : nameOf(change)),
  };
  const told = { kind: kindOf(change, fields), type, target, before, after, reversible };
  const own: Effect = {
    ...told,
    ...(change.owners === undefined ? {} : { owners: change.owners }),
    ...(change.shown === undefined ? {} : { shown: change.shown }),
  };
  const more: Effect[] = [];
  if (change.before === null && LINKS.has(type)) {
    more.push({ kind: 'link', type, target, before: null, after: after?.url ?? null, reversible: false });
  }
  const money = (MONEY[type] ?? []).filter((name) =>
    fields === null ? hidden.has(name) || hasValue(change, name) : fields.includes(name),
  );
  for (const name of money) {
    more.push({
      kind: 'money',
      type,
      target,
      before: before?.[name] ?? null,
      after: after?.[name] ?? null,
      reversible,
    });
  }
  return [own, ...more];
}

/** The name of a scheduled mail: its subject and its recipient, with the new recipient where that changes. */
function readdressed(change: RecordChange, fields: readonly string[]): string | null {
  const after = (change.after ?? {}) as Image;
  // Told without its words, as a merge tells of it, it may well have a subject.
  if (!('subject' in after)) return nameOf(change);
  const to = ['to_address', 'cc_addresses', 'bcc_addresses'].flatMap((field) => after[field] ?? []);
  const moved = ['to_address', 'cc_addresses', 'bcc_addresses'].some((field) => fields.includes(field));
  const name = nameOf(change) ?? 'without a subject';
  return after.status === 'scheduled' ? `${name}, ${moved ? 'now to' : 'to'} ${to.join(', ')}` : name;
}

function hasValue(change: RecordChange, name: string): boolean {
  const image = (change.after ?? change.before ?? {}) as Image;
  const value = image[name];
  return hasAmount(value) && change.type !== 'client';
}

/** Whether a member holds anything of money: the kind of fee alone, without a percent or an amount, is none. */
function hasAmount(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'object') return true;
  return Object.entries(value).some(([name, member]) => name !== 'type' && hasAmount(member));
}

function kindOf({ type, before }: RecordChange, fields: readonly string[] | null): EffectKind {
  if (fields === null) return before === null ? 'create' : 'delete';
  return type === 'application' && fields.includes('stage') ? 'stage_move' : 'update';
}

function pick(image: Image | null, fields: readonly string[]): Image | null {
  return image === null ? null : Object.fromEntries(fields.map((name) => [name, image[name] ?? null]));
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A readable name of a record. */
export function nameOf(change: RecordChange): string | null {
  const image = (change.after ?? change.before ?? {}) as Image;
  return (
    text(change.label) ??
    text(image.name) ??
    text(image.title) ??
    text(image.subject) ??
    text(image.candidate_name)
  );
}
