import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { isUrl } from '#src/lib/urls.ts';
import type { BoundEffect, PlanBinding, Version } from './bound-effects.ts';
import { isHidden, redactRecord, visibleMembers } from './record-redactor.ts';
import type { Rehearsal } from './rehearse.ts';

interface Planned extends PlanBinding {
  confirmText: string;
}

/** A difference between a planned and a current record or effect. */
export interface PlanDifference {
  item: string;
  type: string;
  id: string | null;
  name: string | null;
  changed: Record<string, { planned: unknown; now: unknown }>;
  /** Something that the credential may not see, such as money, differs; it is not shown. */
  hidden_changed?: true;
}

/** How a record that a run makes is named in its facts. */
const NEW = 'new ';

type Show = (type: string, image: object | null) => object;

/** A function that redacts differences for a credential. */
export function viewFor(catalogue: ReadonlyMap<string, Action>, principal: Principal): Show {
  return (type, image) => redactRecord(catalogue, principal, type, image) ?? {};
}

/**
 * Compares a plan with what it would do now: the records it changes, its complete effects, and its text.
 * @throws AppError PLAN_STALE with the difference
 */
export function refuseStale(
  plan: Planned,
  now: Rehearsal,
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
): void {
  const seen = (bound: PlanBinding): PlanBinding => asSeenBy(catalogue, principal, bound, plan.versions);
  const moved = differences(seen(plan), seen(now), viewFor(catalogue, principal));
  const failed = now.states.filter(({ status }) => status === 'failed');
  if (moved.length === 0 && failed.length === 0 && now.confirmText === plan.confirmText) return;
  throw planStale(moved, {
    failing: failed.map(({ item, error }) => ({ item: item.id, error })),
    ...(now.confirmText === plan.confirmText
      ? {}
      : { confirm_text: { planned: plan.confirmText, now: now.confirmText } }),
  });
}

/**
 * What a credential was bound to by a plan: what it may not see was not shown to it, and whether that differs would tell
 * what it is.
 * @param planned the records as they stood when it was planned, from which each update is told
 */
export function asSeenBy(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  { versions, facts }: PlanBinding,
  planned: readonly Version[],
): PlanBinding {
  const open = ({ type }: { type: string }): boolean => !isHidden(principal, type);
  const stood = new Map(planned.map(({ type, id, before }) => [`${type} ${id}`, before]));
  const part = <T extends object>(type: string, image: T, before: object | null | undefined): T =>
    visibleMembers(catalogue, principal, type, image, before);
  return {
    versions: versions
      .filter(open)
      .map((version) => ({ ...version, before: part(version.type, version.before, null) })),
    facts: facts.filter(open).map((fact) => {
      if (fact.kind !== 'record' && fact.kind !== 'elsewhere') return fact;
      const isMade = fact.id?.startsWith(NEW) ?? false;
      // What a partner's record was before is not known here.
      const before = isMade
        ? null
        : fact.kind === 'elsewhere'
          ? undefined
          : stood.get(`${fact.type} ${fact.id}`);
      return { ...fact, fields: part(fact.type, fact.fields, before) };
    }),
  };
}

/** The records that were changed, and the effects that are no longer what they were. */
export function differences(then: PlanBinding, now: PlanBinding, show: Show): PlanDifference[] {
  const records = changedRecords(then, now, show);
  const told = new Set(records.map(({ type, id }) => `${type} ${id}`));
  // A record that was changed comes out otherwise, and a mail is a record too: that is said once.
  const effects = changedEffects(then.facts, now.facts, show).filter(
    ({ type, id }) => !told.has(`${type} ${id}`),
  );
  const mails = new Set(effects.filter(({ type }) => type === 'email').map(({ item }) => item));
  return [...records, ...effects.filter(({ item, type }) => !mails.has(item) || !MAIL_RECORDS.has(type))];
}

const MAIL_RECORDS: ReadonlySet<string> = new Set(['email_message', 'scheduled_email']);

function changedRecords(then: PlanBinding, now: PlanBinding, show: Show): PlanDifference[] {
  const key = ({ type, id }: Pick<Version, 'type' | 'id'>): string => `${type} ${id}`;
  const known = new Set(then.versions.map(key));
  const found = new Map(now.versions.map((version) => [key(version), version]));
  const moved: PlanDifference[] = [];
  for (const version of then.versions) {
    const is = found.get(key(version));
    if (is === undefined)
      moved.push(oneSided(version, then.facts, show, (planned) => ({ planned, now: LEFT })));
    else if (!sameVersion(version, is))
      moved.push(movedOf(version, show(version.type, version.before), show(is.type, is.before)));
  }
  for (const version of now.versions) {
    if (!known.has(key(version)))
      moved.push(oneSided(version, now.facts, show, (fields) => ({ planned: LEFT, now: fields })));
  }
  return moved;
}

/** A record that only the plan or only its commit would change: what would be changed of it. */
function oneSided(
  { item, type, id, name }: Version,
  facts: readonly BoundEffect[],
  show: Show,
  sides: (value: unknown) => { planned: unknown; now: unknown },
): PlanDifference {
  const changes = facts.filter((fact) => fact.kind === 'record' && fact.type === type && fact.id === id);
  const fields = changes.flatMap((fact) => Object.entries(show(type, fact.fields)));
  const changed =
    fields.length === 0
      ? { effect: sides('a change') }
      : Object.fromEntries(fields.map(([field, value]) => [field, sides(value)]));
  return { item, type, id, name, changed };
}

function changedEffects(
  then: readonly BoundEffect[],
  now: readonly BoundEffect[],
  show: Show,
): PlanDifference[] {
  const planned = byKey(then);
  const found = byKey(now);
  const moved: PlanDifference[] = [];
  for (const key of new Set([...planned.keys(), ...found.keys()])) {
    const was = planned.get(key);
    const is = found.get(key);
    const fact = is ?? was;
    if (fact === undefined || (was && is && canonicalJson(was) === canonicalJson(is))) continue;
    moved.push(changedEffect(fact, was ?? null, is ?? null, show));
  }
  return moved;
}

const OUTWARD_KINDS: ReadonlySet<BoundEffect['kind']> = new Set(['mail', 'request', 'reveal']);

/** Effects by a key of what they concern, numbered where there are several. */
function byKey(facts: readonly BoundEffect[]): Map<string, BoundEffect> {
  const keyed = new Map<string, BoundEffect>();
  for (const fact of facts) {
    const about = `${fact.item} ${fact.kind} ${OUTWARD_KINDS.has(fact.kind) ? '' : `${fact.type} ${fact.id ?? ''}`}`;
    let nth = 1;
    while (keyed.has(`${about} ${nth}`)) nth += 1;
    keyed.set(`${about} ${nth}`, fact);
  }
  return keyed;
}

function changedEffect(
  fact: BoundEffect,
  was: BoundEffect | null,
  is: BoundEffect | null,
  show: Show,
): PlanDifference {
  const { item, kind, type, id } = fact;
  const about = {
    item,
    type: kind === 'mail' ? 'email' : kind === 'request' ? 'request' : type,
    id: id?.startsWith(NEW) ? null : id,
  };
  if (kind === 'elsewhere') {
    return { ...about, id: null, name: 'What a partner agency gets', changed: {}, hidden_changed: true };
  }
  const { name } = kind === 'request' ? { name: hostOf((was ?? fact).name) } : (was ?? fact);
  if (was === null || is === null) {
    const describe = (one: BoundEffect | null): string => (one === null ? 'none' : 'as shown');
    return { ...about, name, changed: { effect: { planned: describe(was), now: describe(is) } } };
  }
  const seen = ({ fields }: BoundEffect): object => (kind === 'record' ? show(type, fields) : fields);
  const differing = plannedAndNow(seen(was), seen(is));
  const changed = wordsFor(kind, differing);
  const whole = plannedAndNow(was.fields, is.fields);
  const hidden = Object.keys(whole).some((field) => !(field in differing));
  if (was.type !== is.type) changed.type = { planned: was.type, now: is.type };
  if (was.name !== is.name && Object.keys(whole).length === 0)
    changed.name = { planned: name, now: kind === 'request' ? hostOf(is.name) : is.name };
  return { ...about, name, changed, ...(hidden ? { hidden_changed: true } : {}) };
}

function wordsFor(
  kind: BoundEffect['kind'],
  differing: PlanDifference['changed'],
): PlanDifference['changed'] {
  if (kind === 'mail') return readableMailChanges(differing);
  if (kind !== 'request' && kind !== 'reveal') return differing;
  const { to, content, ...changed } = differing;
  if (to !== undefined) changed.to = kind === 'request' ? hosts(to) : to;
  if (content !== undefined) changed.content = OTHERWISE;
  return changed;
}

const OTHERWISE = { planned: 'as planned', now: 'another' };

// Shows only hosts, as a path may contain a secret of the receiver.
function hosts({ planned, now }: { planned: unknown; now: unknown }): { planned: unknown; now: unknown } {
  const [was, is] = [hostOf(planned), hostOf(now)];
  return was === is ? { planned: was, now: `${is}, at another path` } : { planned: was, now: is };
}

function hostOf(url: unknown): string | null {
  return typeof url === 'string' && isUrl(url) ? new URL(url).host : null;
}

/** The changes of a mail in readable form: only the differing lines of an appointment, and no HTML beside a changed text. */
function readableMailChanges(differing: PlanDifference['changed']): PlanDifference['changed'] {
  const { html, appointment, ...changed } = differing;
  if (html !== undefined && changed.body === undefined) changed.formatting = OTHERWISE;
  if (appointment !== undefined) {
    // iCalendar folds long lines with a line break and a blank (RFC 5545, 3.1).
    const lines = (text: unknown): string[] =>
      typeof text === 'string' ? text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/) : [];
    const [was, is] = [lines(appointment.planned), lines(appointment.now)];
    changed.appointment = {
      planned: was.filter((line) => !is.includes(line)).join('\n') || null,
      now: is.filter((line) => !was.includes(line)).join('\n') || null,
    };
  }
  return changed;
}

function movedOf({ item, type, id, name }: Version, planned: object, now: object): PlanDifference {
  return { item, type, id, name, changed: plannedAndNow(planned, now) };
}

/** The differing fields. A field that only one side has is left out of the other, as it is not the same as null. */
function plannedAndNow(planned: object, now: object): PlanDifference['changed'] {
  const [was, is] = [new Map(Object.entries(planned)), new Map(Object.entries(now))];
  const changed: PlanDifference['changed'] = {};
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const [left, right] = [was.get(name) ?? null, is.get(name) ?? null];
    if (canonicalJson(left) !== canonicalJson(right)) changed[name] = { planned: left, now: right };
    else if (was.has(name) !== is.has(name))
      changed[name] = was.has(name) ? { planned: left, now: LEFT } : { planned: LEFT, now: right };
  }
  return changed;
}

const LEFT = 'left as it is';

function same(a: object | null, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What the service works out by itself of a record, and nobody agrees to. */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = { application: ['fit'] };

/** Whether a record is as it was but for what the service worked out meanwhile. */
function sameVersion(was: Version, is: Version): boolean {
  if (same(was.before, is.before)) return true;
  const own = WORKED_OUT[was.type] ?? [];
  const [then, now]: Record<string, unknown>[] = [{ ...was.before }, { ...is.before }];
  if (then === undefined || now === undefined) return false;
  if (own.every((name) => JSON.stringify(then[name]) === JSON.stringify(now[name]))) return false;
  return same(withoutWorkedOut(was).before, withoutWorkedOut(is).before);
}

/** A record as it stood, without what the service works out of it by itself. */
export function withoutWorkedOut(version: Version): Version {
  const own = WORKED_OUT[version.type];
  if (own === undefined) return version;
  const left = new Set([...own, 'updated_at']);
  const kept = Object.entries(version.before).filter(([name]) => !left.has(name));
  return { ...version, before: Object.fromEntries(kept) };
}

/** The refusal of a plan that is no longer what was agreed to. */
export function planStale(moved: readonly PlanDifference[], more: Record<string, unknown>): AppError {
  const [first] = moved;
  const what = first === undefined ? 'What it would do is no longer what it showed' : inWords(first);
  return new AppError(
    'PLAN_STALE',
    `The plan no longer fits, and nothing has run: ${what}. Plan again (plan_actions, or over HTTP with dry_run: true), read the effects, and commit that plan.`,
    { extra: { difference: moved, ...more } },
  );
}

/** The refusal of one item that is no longer what was agreed to. */
export function notAsAgreed(moved: readonly PlanDifference[]): AppError {
  const [first] = moved;
  const what = first === undefined ? 'it differs' : inWords(first);
  return new AppError(
    'PLAN_STALE',
    `It was not done, because it would no longer do what was agreed to: ${what}. Plan it again (plan_actions, or over HTTP with dry_run: true), read the effects, and commit that plan.`,
    { extra: { difference: moved } },
  );
}

function inWords({ type, id, name, changed, hidden_changed }: PlanDifference): string {
  const words = type.replaceAll('_', ' ');
  const fields = Object.keys(changed).map((field) => field.replaceAll('_', ' '));
  if (type === 'email') return `the e-mail to ${name} would be another (${fields.join(', ')})`;
  if (id !== null) {
    const sides = Object.values(changed);
    const of = `${name ?? id} (${words})`;
    if (sides.length > 0 && sides.every(({ now }) => now === LEFT))
      return `${of} would no longer be changed (${fields.join(', ')})`;
    if (sides.length > 0 && sides.every(({ planned }) => planned === LEFT))
      return `${of} would be changed as well (${fields.join(', ')})`;
    return `${of} was changed since it was made`;
  }
  if (hidden_changed && fields.length === 0)
    return `${name ?? words} would differ in what this credential may not see, such as money`;
  return `${name ?? words} would be another (${fields.join(', ')})`;
}
