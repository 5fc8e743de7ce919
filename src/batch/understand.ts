import type { Principal } from '#src/access/principal.ts';
import { holds } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { readInput } from '#src/action/sent-back.ts';
import { whichBeginsSo } from '#src/domain/names/begun-id.ts';
import { contactPerson } from '#src/domain/names/contact-person.ts';
import { findNamed, type Named, namedKind } from '#src/domain/names/find.ts';
import { findNear } from '#src/domain/names/near.ts';
import { TimeZone } from '#src/lib/clock.ts';
import { ID_PREFIX } from '#src/lib/ids.ts';
import type { DateKind } from '#src/lib/spoken-dates.ts';
import { readDateWords } from './date-words.ts';
import { withFieldNames } from './field-names.ts';
import type { Problem } from './problems.ts';
import type { BatchService } from './service.ts';
import type { Understood } from './types.ts';

/** An input with its words understood, and what could not be. */
export interface Reading {
  input: Record<string, unknown>;
  understood: Understood[];
  problems: Problem[];
}

type Issue = {
  code?: unknown;
  path: readonly PropertyKey[];
  format?: unknown;
  pattern?: unknown;
  errors?: unknown;
  values?: unknown;
};

/** The longest text that is taken for a name. */
const MAX_NAME = 120;

/**
 * Reads names where ids belong, and dates in words, of an input that its action refuses. A name is taken when one record
 * alone has it; of several, the refusal lists them.
 */
export async function understand(
  service: BatchService,
  principal: Principal,
  action: Action,
  sent: Record<string, unknown>,
): Promise<Reading> {
  const reading: Reading = { input: sent, understood: [], problems: [] };
  if (readInput(action, sent).success) return reading;
  reading.input = withFieldNames(action, sent);
  const given = reading.input;
  const parsed = readInput(action, given);
  if (parsed.success) return reading;
  // The job that an input names is read before the people of its rows.
  const issues = parsed.error.issues.toSorted((one, other) => one.path.length - other.path.length);
  for (const issue of issues as readonly Issue[]) {
    const path = issue.path.map(String);
    const text = valueAt(given, path);
    if (typeof text !== 'string' || text.length > MAX_NAME || text.trim() === '') continue;
    const field = path.join('.');
    const kind = kindOf(issue);
    if (kind !== null) await takeName(service, principal, kind, { field, path, text }, reading);
    const date = kind === null ? dateKindOf(issue) : null;
    if (date !== null) takeDate(principal, date, { field, path, text }, reading);
    const choice = choiceOf(issue, text);
    if (choice !== null) take(reading, path, choice, { field, given: text, means: choice });
  }
  return reading;
}

interface Word {
  field: string;
  path: readonly string[];
  text: string;
}

async function takeName(
  service: BatchService,
  principal: Principal,
  kind: string,
  { field, path, text }: Word,
  reading: Reading,
): Promise<void> {
  const near = isHalfAnId(text) ? await beginsSo(service, principal, kind, text) : null;
  if (near !== null) {
    reading.problems.push({ field, message: near });
    return;
  }
  // An id of another kind is a mistake of its own, which the action's refusal names.
  if (/^[a-z]{2,5}_[0-9A-Za-z]+$/.test(text))
    return takeContact(service, principal, kind, { field, path, text }, reading);
  const known = namedKind(kind);
  if (known === undefined) {
    const list = service.batches.catalogue.get(`list_${kind}s`);
    if (list === undefined || (list.scope !== null && !holds(principal, list.scope))) return;
    const message = `“${text}” is no ${kind.replaceAll('_', ' ')} id; find it with ${list.name}`;
    reading.problems.push({ field, message });
    return;
  }
  if ([known.scope, known.also].some((scope) => scope != null && !holds(principal, scope))) return;
  const reference = referenceIn(text);
  if (reference !== null) {
    reading.problems.push({ field, message: reference });
    return;
  }
  const { id: account, timezone } = principal.account;
  const within = { job_id: idIn(reading.input, 'job'), client_id: idIn(reading.input, 'client') };
  const where = { account, timezone, ...within };
  const found = await service.store.read((db) => findNamed(db, where, kind, text));
  const [only] = found;
  const others = only === undefined ? await service.store.read((db) => findNear(db, where, kind, text)) : [];
  if (kind === 'candidate' && found.length + others.length > 0)
    await service.runtime.access.count(
      principal,
      [...found, ...others].map(({ id }) => id),
    );
  if (only === undefined) {
    const words = kind.replaceAll('_', ' ');
    const colleagues = kind === 'candidate' ? await colleaguesCalled(service, where, text) : '';
    const instead =
      others.length === 0
        ? `${colleagues};`
        : `; near it: ${others.map(told).join('; ')}. Send that id if it is meant, or`;
    const message = `no ${words} is called “${text}”${instead} find the id with ${known.list}`;
    reading.problems.push({ field, message });
    return;
  }
  if (found.length > 1) refuseSeveral(reading, field, text, found);
  else take(reading, path, only.id, { field, given: text, means: told(only) });
}

/** Of a name that no candidate has: the colleagues who have it, to whom nothing that candidates get is sent. */
async function colleaguesCalled(
  service: BatchService,
  where: { account: string; timezone: string },
  text: string,
): Promise<string> {
  const found = await service.store.read((db) => findNamed(db, where, 'user', text));
  if (found.length === 0) return '';
  return `; colleagues are no candidates and get no mail from here (${found.map(told).join('; ')}): create_calendar_event with assigned_to puts an entry in their calendar`;
}

/** Whether a text looks like an id that was cut, or has another beginning than any: `job_01m8…`, `jobs_01m88f1t710d2wbj`. */
function isHalfAnId(text: string): boolean {
  const prefix = /^([a-z]{2,9})_[0-9A-Za-z]+$/.exec(text)?.[1];
  if (prefix !== undefined) return !Object.values<string>(ID_PREFIX).includes(prefix);
  return /^(?:[a-z]{2,9}_)?[0-9a-z]+(?:…|\.{2,3})?$/i.test(text);
}

async function beginsSo(
  { store }: BatchService,
  principal: Principal,
  kind: string,
  text: string,
): Promise<string | null> {
  const can = (scope: string): boolean => holds(principal, scope);
  const said = await store.read((db) =>
    whichBeginsSo({ db, account: principal.account.id, can }, kind, text),
  );
  if (said === null) return null;
  return `“${text}” is no whole ${kind.replaceAll('_', ' ')} id. ${said.replace(/\.$/, '')}`;
}

/** A contact at a client and the person they are have an id each; where one is given and the other belongs, that is taken. */
async function takeContact(
  service: BatchService,
  principal: Principal,
  kind: string,
  { field, path, text }: Word,
  reading: Reading,
): Promise<void> {
  const given = kind === 'candidate' ? 'client_contact' : kind === 'client_contact' ? 'candidate' : null;
  if (given === null || !text.startsWith(`${ID_PREFIX[given]}_`)) return;
  if (!holds(principal, 'candidates:read') || !holds(principal, 'clients:read')) return;
  const wanted = kind === 'candidate' ? 'person of a contact' : 'contact of a person';
  const found = await service.store.read((db) => contactPerson(db, principal.account.id, wanted, text));
  const [only] = found;
  if (only === undefined) return;
  if (found.length > 1) refuseSeveral(reading, field, text, found);
  else take(reading, path, only.id, { field, given: text, means: told(only) });
}

function refuseSeveral(reading: Reading, field: string, text: string, found: readonly Named[]): void {
  const message = `“${text}” may be ${found.map(told).join('; ')}: send the id of the one that is meant`;
  reading.problems.push({ field, message });
}

/** The id of a job or client that an input names; undefined where it names none. */
function idIn(input: Record<string, unknown>, kind: 'job' | 'client'): string | undefined {
  const id = input[`${kind}_id`];
  return typeof id === 'string' && id.startsWith(`${ID_PREFIX[kind]}_`) ? id : undefined;
}

/** What others write for the result of an earlier item, `$one.id` or `{{one.id}}`, as it is written here; null for other texts. */
function referenceIn(text: string): string | null {
  const [, label, path] = /^(?:\$\{?|\{\{\s*|<)([\w-]+)((?:\.\w+)+)(?:\s*\}{1,2}|>)?$/.exec(text) ?? [];
  if (label === undefined || path === undefined) return null;
  const pointer = path.replace(/^\.(?:result|data|output)(?=\.)/, '').replaceAll('.', '/');
  return `to take what an earlier item answers, write ${JSON.stringify({ $from: label, path: pointer })} in its place`;
}

const told = ({ id, name, about }: Named): string => `${name}${about === '' ? '' : `, ${about}`} (${id})`;

function takeDate(principal: Principal, kind: DateKind, { field, path, text }: Word, reading: Reading): void {
  const name = path.at(-1) ?? '';
  const word = { name, kind, text, beside: reading.input };
  const read = readDateWords(principal, word, zoneBeside(reading.input, path));
  if ('refused' in read) reading.problems.push({ field, message: read.refused });
  else take(reading, path, read.value, { field, given: text, means: read.means });
}

/** The time zone that the same input names beside a date, whose clock is meant then; undefined where it names none. */
function zoneBeside(input: Record<string, unknown>, path: readonly string[]): string | undefined {
  const zone = valueAt(input, [...path.slice(0, -1), 'timezone']);
  return TimeZone.safeParse(zone).data;
}

function take(
  reading: Reading,
  path: readonly string[],
  taken: string,
  word: Omit<Understood, 'taken'>,
): void {
  reading.input = withValue(reading.input, path, taken) as Record<string, unknown>;
  reading.understood.push({ ...word, taken });
}

/**
 * The actions of a request with what was understood in place of the words that were given.
 * @param understood as the answer of the batch tells it, with fields such as `actions[0].input.job_id`
 */
export function withTaken(actions: readonly unknown[], understood: readonly Understood[] = []): unknown[] {
  return understood.reduce<unknown[]>(
    (read, { field, taken }) => {
      const [, position, path] = /^actions\[(\d+)\]\.(.+)$/.exec(field) ?? [];
      if (position === undefined || path === undefined) return read;
      return withValue(read, [position, ...path.split('.')], taken) as unknown[];
    },
    [...actions],
  );
}

/** The kind of id that an issue asks for; null for other issues. */
function kindOf({ code, format, pattern }: Issue): string | null {
  if (code !== 'invalid_format' || format !== 'regex') return null;
  const prefix = /^\/?\^([a-z]+)_/.exec(String(pattern))?.[1];
  return Object.entries(ID_PREFIX).find(([, known]) => known === prefix)?.[0] ?? null;
}

/** The one of the words that a field takes which is meant by the same word as people write it: `last month` for `last_month`. */
function choiceOf({ code, values }: Issue, text: string): string | null {
  if (code !== 'invalid_value' || !Array.isArray(values)) return null;
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return values.includes(word) ? word : null;
}

/** The kind of date that an issue asks for; null for other issues. */
function dateKindOf({ code, format, errors }: Issue): DateKind | null {
  if (code === 'invalid_format') return format === 'datetime' ? 'instant' : format === 'date' ? 'day' : null;
  if (code !== 'invalid_union' || !Array.isArray(errors)) return null;
  const kinds = new Set((errors as Issue[][]).flat().map(dateKindOf));
  return kinds.has('instant') && kinds.has('day') ? 'either' : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}

function withValue(value: unknown, [name, ...rest]: readonly string[], taken: string): unknown {
  if (name === undefined) return taken;
  if (Array.isArray(value))
    return value.map((member, at) => (String(at) === name ? withValue(member, rest, taken) : member));
  const members = value as Record<string, unknown>;
  return { ...members, [name]: withValue(members[name], rest, taken) };
}
