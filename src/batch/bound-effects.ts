import { createHash } from 'node:crypto';
import type { Action } from '#src/action/define.ts';
import { changedFields } from '#src/action/gated-fields.ts';
import type { Effects } from '#src/action/unit.ts';
import type { OutgoingEmail, RecordChange } from '#src/domain/context.ts';
import { type Deployment, LINK_TO_COME, type LinkPage } from '#src/domain/ports.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { nameOf, withMembers } from './effects.ts';

/** One effect of an item, complete and unredacted, to which a plan or approval is bound. It is stored and never shown. */
export interface BoundEffect {
  /** The label of the item. */
  item: string;
  /** `elsewhere` is an effect in a partner agency, which the caller may not read. */
  kind: 'record' | 'mail' | 'request' | 'reveal' | 'event' | 'quota' | 'elsewhere';
  /** The record's type, the event's name. */
  type: string;
  id: string | null;
  name: string | null;
  fields: Record<string, unknown>;
}

/** Records whose pages a link opens without a login, and that tell their link. */
const PAGES: readonly LinkPage[] = ['submission', 'spec', 'referee_request', 'ai_screen'];

/** A record as it stood when a plan first touched it. */
export interface Version {
  /** The label of the item that touched it first. */
  item: string;
  type: string;
  id: string;
  name: string | null;
  before: object;
}

/** What a plan or an approval is bound to. */
export interface PlanBinding {
  versions: readonly Version[];
  facts: readonly BoundEffect[];
}

/** The addresses of such pages, as the deployment makes them. */
export function linksOf({ deployment }: { readonly deployment: Deployment }): LinkOf {
  return (page, id) => deployment.link(page, id).url;
}

// Stands in a mail for a time that counts from when it leaves.
const COUNTED = 'a time counted from when it leaves';
const HOUR_MS = 3_600_000;

const ID = /\b[a-z]{2,5}_[0-9a-z]{24}\b/g;
// The time of an id with its counter, which tells ids of one millisecond apart (newId).
const NEW_ID = /^([a-z]{2,5})_([0-9a-z]{14})[0-9a-z]{10}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** When an item ran, and the names under which facts mention the ids that it made. */
export interface Trace {
  now: Instant;
  made: Readonly<Record<string, string>>;
}

/** The address of the page that a record opens without a login. */
export type LinkOf = (page: LinkPage, id: string) => string;

/**
 * Describes what a run did in a form that another run of the same items yields again, rehearsal or not: ids that the run
 * made are numbered within their item, links to such records become a placeholder, and times relative to now become
 * offsets. Texts and addresses are kept word for word.
 */
export class BoundEffectCollector {
  readonly facts: BoundEffect[] = [];
  readonly #made = new Map<string, string>();
  readonly #links = new Set<string>();
  /** Ids that the item made and did not report as records. */
  #unreported: Record<string, string> = {};
  /** The first of the times at which items ran that are whole hours apart, by what they are past the hour. */
  readonly #nows = new Map<number, number>();
  readonly #since: string;
  readonly #linkOf: LinkOf;

  /** @param since an id made before the run: what sorts after it was made by the run */
  constructor(since: string, linkOf: LinkOf) {
    this.#since = timeIn(since);
    this.#linkOf = linkOf;
  }

  /** Takes in an item that ran before, without collecting its facts again. */
  recall({ now, made }: Trace): void {
    const at = Date.parse(now);
    if (!this.#nows.has(at % HOUR_MS)) this.#nows.set(at % HOUR_MS, at);
    for (const [id, name] of Object.entries(made)) this.#know(id, name);
  }

  /** Adds what an item did. An item that runs a second time, as its unit was lost, comes out the same. */
  add(item: string, action: Action, effects: Effects): Trace {
    const { now } = effects;
    const made: Record<string, string> = {};
    const all = [...effects.changes, ...effects.partners.flatMap(({ changes }) => changes)];
    for (const { type, id, before } of all)
      if (before === null && !this.#made.has(id) && !(id in made))
        made[id] = `new ${type} ${Object.keys(made).length + 1} of ${item}`;
    this.recall({ now, made });
    this.#unreported = {};
    this.#tell(item, action, effects);
    return { now, made: { ...made, ...this.#unreported } };
  }

  /** The facts that were added since they were last taken. */
  take(): BoundEffect[] {
    return this.facts.splice(0);
  }

  #know(id: string, name: string): void {
    this.#made.set(id, name);
    const page = PAGES.find((type) => name.startsWith(`new ${type} `));
    if (page !== undefined) this.#links.add(this.#linkOf(page, id));
  }

  #tell(item: string, action: Action, effects: Effects): void {
    const secret = action.secrets.length > 0;
    for (const change of effects.changes) this.#put(item, 'record', this.#recordOf(change, secret));
    for (const email of effects.emails) this.#put(item, 'mail', mailOf(email));
    for (const { kind, to, what, level, content } of effects.outgoing)
      this.#put(item, kind, { type: what, id: null, name: to, fields: { to, level, content } });
    for (const { changes, emails } of effects.partners) {
      for (const change of changes) this.#put(item, 'elsewhere', this.#recordOf(change, false));
      for (const email of emails) this.#put(item, 'elsewhere', mailOf(email));
    }
    for (const { event } of effects.events)
      this.#put(item, 'event', { type: event, id: null, name: null, fields: {} });
    for (const { allowance, label, count } of effects.uses)
      this.#put(item, 'quota', { type: allowance, id: null, name: label, fields: { count } });
  }

  #put(
    item: string,
    kind: BoundEffect['kind'],
    fact: Pick<BoundEffect, 'type' | 'id' | 'name' | 'fields'>,
  ): void {
    const { type, id, name } = fact;
    const fields = this.#canonical(fact.fields) as Record<string, unknown>;
    // Derived from the body and long, so a digest is enough to detect a difference.
    if (fields.content !== undefined && kind !== 'record')
      fields.content = digest(canonicalJson(fields.content));
    if (typeof fields.html === 'string') fields.html = digest(fields.html);
    this.facts.push({ item, kind, type, id: id === null ? null : (this.#made.get(id) ?? id), name, fields });
  }

  #recordOf(change: RecordChange, secret: boolean): Pick<BoundEffect, 'type' | 'id' | 'name' | 'fields'> {
    const { type, id, before, after } = change;
    const fields =
      before === null
        ? { ...after }
        : after === null
          ? { deleted: true }
          : Object.fromEntries(this.#movedIn(before, after));
    // A name that is derived from a secret changes with every rehearsal.
    if (secret) delete (fields as Record<string, unknown>).hint;
    return { type, id, name: secret ? null : nameOf(change), fields };
  }

  // Two times that are both relative to now compare as equal, whether or not two items ran in one millisecond.
  #movedIn(before: object, after: object): [string, unknown][] {
    const normalised = (image: object, name: string): string =>
      canonicalJson(this.#canonical((image as Record<string, unknown>)[name] ?? null));
    return changedFields(before, after)
      .filter((name) => normalised(before, name) !== normalised(after, name))
      .map((name) => [name, (after as Record<string, unknown>)[name] ?? null]);
  }

  #canonical(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (value === null || typeof value !== 'object') return value;
    return withMembers(value, (member) => this.#canonical(member));
  }

  #text(given: string): string {
    if (INSTANT.test(given)) return this.#instant(given);
    let text = given;
    if (text.includes('://')) for (const link of this.#links) text = text.replaceAll(link, LINK_TO_COME);
    const [, prefix, time = ''] = NEW_ID.exec(text) ?? [];
    if (prefix !== undefined) return this.#made.get(text) ?? this.#unknown(text, prefix, time);
    return text.includes('_') ? text.replaceAll(ID, (id) => this.#made.get(id) ?? id) : text;
  }

  // An id that the item made without reporting a record, such as that of a mail thread.
  #unknown(id: string, prefix: string, time: string): string {
    // After the clock was set back, what was made before bears a later time than what is made now.
    if (time < this.#since || time > timeIn(newId('batch'))) return id;
    const name = `new ${prefix}`;
    this.#made.set(id, name);
    this.#unreported[id] = name;
    return name;
  }

  // A time relative to now is a whole number of hours from it, to the millisecond; a given time is not.
  #instant(text: Instant): string {
    const at = Date.parse(text);
    const now = this.#nows.get(at % HOUR_MS);
    return now === undefined ? text : `now + ${(at - now) / HOUR_MS} hours`;
  }
}

/** The part of an id that sorts by when it was made. */
const timeIn = (id: string): string => id.slice(id.indexOf('_') + 1, id.indexOf('_') + 15);

function mailOf(email: OutgoingEmail): Pick<BoundEffect, 'type' | 'id' | 'name' | 'fields'> {
  const { record, to, appointment, counted, ...fields } = email;
  const settled = (text: string): string =>
    counted.reduce((rest, words) => rest.replaceAll(words, COUNTED), text);
  return {
    type: record?.type ?? 'email_message',
    id: null,
    name: to,
    fields: {
      ...fields,
      body: settled(email.body),
      html: email.html === null ? null : settled(email.html),
      // DTSTAMP is the time of writing and differs in each rehearsal.
      appointment: appointment?.replace(/^DTSTAMP:.*\r?\n/gm, '') ?? null,
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
