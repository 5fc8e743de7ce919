import { createHash } from 'node:crypto';
import type { Action } from '#src/action/define.ts';
import type { Effects } from '#src/action/unit.ts';
import { changedFields } from '#src/action/unseen.ts';
import type { OutgoingEmail, RecordChange } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { nameOf } from './effects.ts';

/** One thing that an item would do, whole: what a plan and an approval are bound to. Nobody is shown it as it stands. */
export interface Fact {
  /** The label of the item. */
  item: string;
  /** `elsewhere` is what a partner agency gets, which is not the caller's to read. */
  kind: 'record' | 'mail' | 'request' | 'reveal' | 'event' | 'quota' | 'elsewhere';
  /** The record's type, the event's name. */
  type: string;
  id: string | null;
  name: string | null;
  fields: Record<string, unknown>;
}

const HOUR_MS = 3_600_000;
const ID = /\b[a-z]{2,5}_[0-9a-z]{24}\b/g;
// The time of an id with its counter, which tells ids of one millisecond apart (newId).
const NEW_ID = /^([a-z]{2,5})_([0-9a-z]{14})[0-9a-z]{10}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * What a trial run did, told so that another trial run of the same tells the same: an id that it made stands as a
 * number, a time that counts from now as its distance from now. Texts and addresses stand word for word.
 */
export class FactBook {
  readonly facts: Fact[] = [];
  readonly #made = new Map<string, string>();
  readonly #nows = new Set<number>();
  readonly #since: string;

  /** @param since an id made before the trial run: what sorts after it was made by the run */
  constructor(since: string) {
    this.#since = since.slice(since.indexOf('_') + 1, since.indexOf('_') + 15);
  }

  /** Adds what an item did. */
  add(item: string, action: Action, effects: Effects): void {
    this.#nows.add(Date.parse(effects.now));
    const all = [...effects.changes, ...effects.elsewhere.flatMap(({ changes }) => changes)];
    for (const { type, id, before } of all)
      if (before === null && !this.#made.has(id)) this.#made.set(id, `new ${type} ${this.#made.size + 1}`);
    const secret = action.secrets.length > 0;
    for (const change of effects.changes) this.#put(item, 'record', this.#recordOf(change, secret));
    for (const letter of effects.emails) this.#put(item, 'mail', mailOf(letter));
    for (const { kind, to, what, level, content } of effects.outgoing)
      this.#put(item, kind, { type: what, id: null, name: to, fields: { to, level, content } });
    for (const { changes, emails } of effects.elsewhere) {
      for (const change of changes) this.#put(item, 'elsewhere', this.#recordOf(change, false));
      for (const letter of emails) this.#put(item, 'elsewhere', mailOf(letter));
    }
    for (const { event } of effects.events)
      this.#put(item, 'event', { type: event, id: null, name: null, fields: {} });
    for (const { allowance, label, count } of effects.uses)
      this.#put(item, 'quota', { type: allowance, id: null, name: label, fields: { count } });
  }

  #put(item: string, kind: Fact['kind'], fact: Pick<Fact, 'type' | 'id' | 'name' | 'fields'>): void {
    const { type, id, name } = fact;
    const fields = this.#canonical(fact.fields) as Record<string, unknown>;
    // Long, and the same as the body in other clothes: that it differs is enough to know.
    if (fields.content !== undefined && kind !== 'record')
      fields.content = digest(canonicalJson(fields.content));
    if (typeof fields.html === 'string') fields.html = digest(fields.html);
    this.facts.push({ item, kind, type, id: id === null ? null : (this.#made.get(id) ?? id), name, fields });
  }

  #recordOf(change: RecordChange, secret: boolean): Pick<Fact, 'type' | 'id' | 'name' | 'fields'> {
    const { type, id, before, after } = change;
    const fields =
      before === null
        ? { ...after }
        : after === null
          ? { deleted: true }
          : Object.fromEntries(this.#movedIn(before, after));
    // What is named after a secret has another name each time that it is made.
    if (secret) delete (fields as Record<string, unknown>).hint;
    return { type, id, name: secret ? null : nameOf(change), fields };
  }

  // Two times that both count from now are the same, whether or not two items fell into one millisecond.
  #movedIn(before: object, after: object): [string, unknown][] {
    const told = (image: object, name: string): string =>
      canonicalJson(this.#canonical((image as Record<string, unknown>)[name] ?? null));
    return changedFields(before, after)
      .filter((name) => told(before, name) !== told(after, name))
      .map((name) => [name, (after as Record<string, unknown>)[name] ?? null]);
  }

  #canonical(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((member) => this.#canonical(member));
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) copy[name] = this.#canonical(member);
    return copy;
  }

  #text(text: string): string {
    if (INSTANT.test(text)) return this.#instant(text);
    const [, prefix, time = ''] = NEW_ID.exec(text) ?? [];
    if (prefix !== undefined) return this.#made.get(text) ?? (time >= this.#since ? `new ${prefix}` : text);
    return text.includes('_') ? text.replaceAll(ID, (id) => this.#made.get(id) ?? id) : text;
  }

  // What counts from now lies whole hours from it, to the millisecond; a time that somebody gave does not.
  #instant(text: Instant): string {
    const at = Date.parse(text);
    for (const now of this.#nows)
      if ((at - now) % HOUR_MS === 0) return `now + ${(at - now) / HOUR_MS} hours`;
    return text;
  }
}

function mailOf(letter: OutgoingEmail): Pick<Fact, 'type' | 'id' | 'name' | 'fields'> {
  const { record, to, appointment, ...fields } = letter;
  return {
    type: record?.type ?? 'email_message',
    id: null,
    name: to,
    fields: {
      ...fields,
      // When an invitation was written stands in it to the second.
      appointment: appointment?.replace(/^DTSTAMP:.*\r?\n/gm, '') ?? null,
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
