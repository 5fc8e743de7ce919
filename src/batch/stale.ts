import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import type { Fact } from './facts.ts';
import type { Made } from './perform.ts';
import type { Bound } from './plan-store.ts';
import { redactRecord } from './record-redactor.ts';
import type { Rehearsal, Version } from './rehearse.ts';

interface Planned extends Bound {
  confirmText: string;
}

/** How a record or an effect differs from what was planned. */
export interface Moved {
  item: string;
  type: string;
  id: string | null;
  name: string | null;
  changed: Record<string, { planned: unknown; now: unknown }>;
  /** Something that the credential may not see, such as money, differs: no more is told of it. */
  hidden_changed?: true;
}

type Show = (type: string, image: object | null) => object;

/** How a credential may see the difference. */
export function shownTo(catalogue: ReadonlyMap<string, Action>, principal: Principal): Show {
  return (type, image) => redactRecord(catalogue, principal, type, image) ?? {};
}

/**
 * Compares what a plan showed with what it would do now: the records it touches, its effects whole, and its text.
 * @throws AppError PLAN_STALE with the difference
 */
export function refuseStale(
  plan: Planned,
  now: Rehearsal,
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
): void {
  const moved = differences(plan, now, shownTo(catalogue, principal));
  const failed = now.states.filter(({ status }) => status === 'failed');
  if (moved.length === 0 && failed.length === 0 && now.confirmText === plan.confirmText) return;
  throw stale(moved, {
    failing: failed.map(({ item, error }) => ({ item: item.id, error })),
    ...(now.confirmText === plan.confirmText
      ? {}
      : { confirm_text: { planned: plan.confirmText, now: now.confirmText } }),
  });
}

/** The records that were changed, and the effects that are no longer what they were. */
export function differences(then: Bound, now: Bound, show: Show): Moved[] {
  const records = movedRecords(then.versions, now.versions, show);
  const told = new Set(records.map(({ type, id }) => `${type} ${id}`));
  // A record that was changed comes out otherwise: that is said once.
  const effects = movedFacts(then.facts, now.facts, show).filter(
    ({ type, id }) => !told.has(`${type} ${id}`),
  );
  return [...records, ...effects];
}

function movedRecords(then: readonly Version[], now: readonly Version[], show: Show): Moved[] {
  const key = ({ type, id }: Pick<Version, 'type' | 'id'>): string => `${type} ${id}`;
  const known = new Set(then.map(key));
  const found = new Map(now.map((version) => [key(version), version]));
  const moved: Moved[] = [];
  for (const version of then) {
    const is = found.get(key(version));
    if (is !== undefined && same(version.before, is.before)) continue;
    moved.push(
      movedOf(
        version,
        show(version.type, version.before),
        is === undefined ? null : show(is.type, is.before),
      ),
    );
  }
  for (const version of now) {
    if (!known.has(key(version))) moved.push(movedOf(version, {}, show(version.type, version.before)));
  }
  return moved;
}

function movedFacts(then: readonly Fact[], now: readonly Fact[], show: Show): Moved[] {
  const planned = byKey(then);
  const found = byKey(now);
  const moved: Moved[] = [];
  for (const key of new Set([...planned.keys(), ...found.keys()])) {
    const was = planned.get(key);
    const is = found.get(key);
    const fact = is ?? was;
    if (fact === undefined || (was && is && canonicalJson(was) === canonicalJson(is))) continue;
    moved.push(movedFact(fact, was ?? null, is ?? null, show));
  }
  return moved;
}

const LEAVING: ReadonlySet<Fact['kind']> = new Set(['mail', 'request', 'reveal']);

/** Facts by what they are about; several about the same in their order. */
function byKey(facts: readonly Fact[]): Map<string, Fact> {
  const keyed = new Map<string, Fact>();
  for (const fact of facts) {
    const about = `${fact.item} ${fact.kind} ${LEAVING.has(fact.kind) ? '' : `${fact.type} ${fact.id ?? ''}`}`;
    let nth = 1;
    while (keyed.has(`${about} ${nth}`)) nth += 1;
    keyed.set(`${about} ${nth}`, fact);
  }
  return keyed;
}

function movedFact(fact: Fact, was: Fact | null, is: Fact | null, show: Show): Moved {
  const { item, kind, type, id } = fact;
  const about = {
    item,
    type: kind === 'mail' ? 'email' : kind === 'request' ? 'request' : type,
    id: id?.startsWith('new ') ? null : id,
  };
  if (kind === 'elsewhere') {
    return { ...about, id: null, name: 'What a partner agency gets', changed: {}, hidden_changed: true };
  }
  const { name } = kind === 'request' ? { name: hostOf((was ?? fact).name) } : (was ?? fact);
  if (was === null || is === null) {
    const told = (one: Fact | null): string => (one === null ? 'none' : 'as shown');
    return { ...about, name, changed: { effect: { planned: told(was), now: told(is) } } };
  }
  const seen = ({ fields }: Fact): object => (kind === 'record' ? show(type, fields) : fields);
  const differing = plannedAndNow(seen(was), seen(is));
  const changed = wordsFor(kind, differing);
  const whole = plannedAndNow(was.fields, is.fields);
  const hidden = Object.keys(whole).some((field) => !(field in differing));
  if (was.type !== is.type) changed.type = { planned: was.type, now: is.type };
  if (was.name !== is.name && Object.keys(whole).length === 0)
    changed.name = { planned: name, now: kind === 'request' ? hostOf(is.name) : is.name };
  return { ...about, name, changed, ...(hidden ? { hidden_changed: true } : {}) };
}

function wordsFor(kind: Fact['kind'], differing: Moved['changed']): Moved['changed'] {
  if (kind === 'mail') return mailInWords(differing);
  if (kind !== 'request' && kind !== 'reveal') return differing;
  const { to, content, ...changed } = differing;
  if (to !== undefined) changed.to = kind === 'request' ? hosts(to) : to;
  if (content !== undefined) changed.content = OTHERWISE;
  return changed;
}

const OTHERWISE = { planned: 'as planned', now: 'another' };

// A path may hold a receiver's own secret.
function hosts({ planned, now }: { planned: unknown; now: unknown }): { planned: unknown; now: unknown } {
  const [was, is] = [hostOf(planned), hostOf(now)];
  return was === is ? { planned: was, now: `${is}, at another path` } : { planned: was, now: is };
}

function hostOf(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : null;
}

/** Only the lines of an appointment that differ, and no form of a text that differs itself. */
function mailInWords(differing: Moved['changed']): Moved['changed'] {
  const { html, appointment, ...changed } = differing;
  if (html !== undefined && changed.body === undefined) changed.formatting = OTHERWISE;
  if (appointment !== undefined) {
    const lines = (text: unknown): string[] => (typeof text === 'string' ? text.split(/\r?\n/) : []);
    const [was, is] = [lines(appointment.planned), lines(appointment.now)];
    changed.appointment = {
      planned: was.filter((line) => !is.includes(line)).join('\n') || null,
      now: is.filter((line) => !was.includes(line)).join('\n') || null,
    };
  }
  return changed;
}

/** Checks each item's records once more inside the unit that writes them. */
export function versionGuard(versions: readonly Version[]): (label: string, made: Made) => void {
  return (label, made) => {
    for (const version of versions) {
      if (version.item !== label) continue;
      const change = made.effects?.changes.find(({ type, id }) => type === version.type && id === version.id);
      if (change === undefined || !same(change.before, version.before))
        throw stale([movedOf(version, {}, {})], {});
    }
  };
}

function movedOf({ item, type, id, name }: Version, planned: object, now: object | null): Moved {
  return { item, type, id, name, changed: plannedAndNow(planned, now ?? {}) };
}

/** A field that only one side has is left as it is on the other, which is not the same as emptying it. */
function plannedAndNow(planned: object, now: object): Moved['changed'] {
  const [was, is] = [new Map(Object.entries(planned)), new Map(Object.entries(now))];
  const changed: Moved['changed'] = {};
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

/** The refusal of what is no longer what was agreed to. */
export function stale(moved: readonly Moved[], more: Record<string, unknown>): AppError {
  const [first] = moved;
  const what = first === undefined ? 'What it would do is no longer what it showed' : inWords(first);
  return new AppError(
    'PLAN_STALE',
    `The plan no longer fits, and nothing has run: ${what}. Plan again with dry_run: true, read the effects, and commit that plan.`,
    { extra: { difference: moved, ...more } },
  );
}

function inWords({ type, id, name, changed, hidden_changed }: Moved): string {
  const words = type.replaceAll('_', ' ');
  const fields = Object.keys(changed).map((field) => field.replaceAll('_', ' '));
  if (type === 'email') return `the e-mail to ${name} would be another (${fields.join(', ')})`;
  if (id !== null) return `${name ?? id} (${words}) was changed since it was made`;
  if (hidden_changed && fields.length === 0)
    return `${name ?? words} would differ in what this credential may not see, such as money`;
  return `${name ?? words} would be another (${fields.join(', ')})`;
}
