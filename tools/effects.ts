import { isDeepStrictEqual } from 'node:util';
import type { Effect } from '#src/batch/index.ts';
import { schemaOfRecord } from '#src/domain/changes/index.ts';
import { isInstant, localClock } from '#src/lib/local-time.ts';
import { type Mark, untrustedPaths } from '#src/lib/trust.ts';
import { formatValue, isWrapped, nameWithId, singleLine } from './outline.ts';

type Fields = Record<string, unknown>;

/** What is outsiders' words in a mail that quotes them. */
const IN_A_QUOTING_MAIL: ReadonlyMap<string, Mark> = new Map(
  ['after.subject', 'after.body'].map((path) => [path, { source: 'actor' }]),
);

/** What may be outsiders' words in a record before and after a change. A mail that leaves holds the agency's own, but for what it quotes. */
export function untrustedInEffect({ kind, type, after }: Effect): ReadonlyMap<string, Mark> {
  if (kind === 'email')
    return isFields(after) && after.quotes_outsiders === true ? IN_A_QUOTING_MAIL : new Map();
  const schema = schemaOfRecord(type);
  if (schema === undefined) return new Map();
  return new Map(
    [...untrustedPaths(schema)].flatMap(([path, mark]): [string, Mark][] => [
      [`before.${path}`, mark],
      [`after.${path}`, mark],
    ]),
  );
}

/** The paths of what an update clears: there a null is what would change, and stays. */
export function clearedIn({ before, after }: Effect): ReadonlySet<string> {
  if (!isFields(before) || !isFields(after)) return new Set();
  const cleared = Object.keys(after).filter(
    (name) => after[name] === null && (before[name] ?? null) !== null,
  );
  return new Set(cleared.map((name) => `after.${name}`));
}

// A null is left out of what is told.
const isHidden = ({ before, after }: Pick<Effect, 'before' | 'after'>): boolean =>
  (before ?? null) === null && (after ?? null) === null;

/** The effects without amounts that look the same: those of one record that the credential may not see. */
export function eachOnce(effects: readonly Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter((effect) => {
    if (effect.kind !== 'money' || !isHidden(effect)) return true;
    const about = JSON.stringify([effect.type, effect.target]);
    return !seen.has(about) && seen.add(about).has(about);
  });
}

/** Of when a change was made, not what it is. */
const MADE_WITH_A_CHANGE = /^(?:stage_changed|updated)_at$|^previous_stage$|_local$/;

/** The effects of an item as lines: one each, and all its events in one. */
export function effectLines(effects: readonly Effect[], all: readonly Effect[], timezone: string): string[] {
  const events = new Map<string, number>();
  for (const { kind, type } of all) if (kind === 'event') events.set(type, (events.get(type) ?? 0) + 1);
  const told = [...events].map(([type, count]) => (count === 1 ? type : `${type} (${count})`));
  return [
    ...effects.filter(({ kind }) => kind !== 'event').flatMap((effect) => effectLine(effect, timezone)),
    ...(told.length === 0 ? [] : [`events ${told.join(', ')}`]),
  ];
}

const effectLine = (effect: Effect, timezone: string): string[] => [
  ...ownLines(effect, timezone),
  ...Object.entries(effect.shown ?? {}).map(([name, said]) => `  ${name}: ${singleLine(said)}`),
];

// Only short fields of a record; the rest is in the structured data. What a client would read is told whole.
function ownLines({ kind, type, target, before, after }: Effect, timezone: string): string[] {
  const who = target === undefined ? '' : (nameWithId({ ...target }) ?? '');
  const start = `${kind} ${type}${who === '' ? '' : `: ${who}`}`;
  if (kind === 'email' && isFields(after))
    return [
      `e-mail to ${who}; subject: ${inOneLine(after.subject, timezone)}; body: ${inOneLine(after.body ?? '', timezone)}`,
    ];
  if (kind === 'create' && isFields(after) && Array.isArray(after.items))
    return [start, ...after.items.filter(isFields).map((one) => personLine(one, after.identity_visibility))];
  if (kind === 'create' && isFields(after) && READ_OUTSIDE.has(type))
    return [start, ...wordsLines(after, timezone)];
  if (kind === 'money' && isHidden({ before, after })) return [`${start}; amounts hidden`];
  if (kind === 'money' && Array.isArray(after))
    return [`${start}; ${after.map((one) => singleLine(formatValue(one, timezone))).join('; ')}`];
  const was = isFields(before) ? before : {};
  // Where all that it changes is emptied, nothing is left of what it is afterwards.
  const is: Fields | undefined = isFields(after) ? after : kind === 'update' ? {} : undefined;
  if (is === undefined || kind === 'create') return [start];
  const changes = Object.entries(is).flatMap(([name, value]) => {
    if (MADE_WITH_A_CHANGE.test(name) || isDeepStrictEqual(value ?? null, was[name] ?? null)) return [];
    if (idBeside(is, name)) return [];
    if (value === null) return [`${name} cleared`];
    // What everybody will read is told whole.
    const now = type === 'job_ad' ? singleLine(formatValue(value, timezone)) : withName(is, name, timezone);
    if (now === null) return [`${name} changed`];
    const then = withName(was, name, timezone);
    return [`${name} ${then === null ? '' : `${then} → `}${now}`];
  });
  // An empty list is left out of what is told.
  for (const name of Object.keys(was))
    if (Array.isArray(was[name]) && !(name in is) && !MADE_WITH_A_CHANGE.test(name) && !idBeside(was, name))
      changes.push(`${name} cleared`);
  return [changes.length === 0 ? start : `${start}; ${changes.slice(0, 8).join(', ')}`];
}

/** Records that clients, other agencies or everybody read, and the members that they read of them. */
export const READ_OUTSIDE: ReadonlySet<string> = new Set([
  'spec',
  'job_ad',
  'marketplace_listing',
  'marketplace_intro',
]);
const WORDS = [
  'headline',
  'chips',
  'pitch',
  'body',
  'bullets',
  'location',
  'salary_band',
  'notice',
  'note',
] as const;

/** The words of a new record as they will be read, one line for each member; of a profile inside it as well. */
function wordsLines(after: Fields, timezone: string): string[] {
  const profile = isFields(after.profile) ? after.profile : {};
  return WORDS.flatMap((name) => {
    const told = after[name] ?? profile[name];
    const text = told === undefined || told === null ? '' : singleLine(formatValue(told, timezone));
    return text === '' ? [] : [`  ${name}: ${text}`];
  });
}

// Somebody who is put to a client: as whom, and with which words. What hides names is what the client reads and not what stands on record.
function personLine({ display_name, summary }: Fields, level: unknown): string {
  const text = isFields(summary) ? formatValue(summary, '') : singleLine(String(summary ?? ''));
  const who = String(display_name);
  if (text === '') return `  ${who}: no summary`;
  return level === 'full'
    ? `  ${who}: ${text}`
    : `  ${who}, as written (the client reads it with what tells who it is taken out): ${text}`;
}

/** Whether a member is the name of a record whose id stands beside it. */
const idBeside = (image: Fields, name: string): boolean =>
  name.endsWith('_name') && (`${name.slice(0, -5)}_id` in image || name.slice(0, -5) in image);

/** A member in short; an id with the name that stands beside it: `Ben Fry (usr_…)`. */
function withName(image: Fields, member: string, timezone: string): string | null {
  const name = image[`${member.replace(/_id$/, '')}_name`];
  const told = inShort(image[member], timezone);
  return told === null || typeof name !== 'string' || !isNamed(member) ? told : `${name} (${told})`;
}

const isNamed = (member: string): boolean => /_(?:id|by|to)$/.test(member);

/** A short value as text, times in the agency's own and outsiders' words marked; null for what is long or not there. */
function inShort(value: unknown, timezone: string): string | null {
  if (value === null || value === undefined) return null;
  if (isInstant(value)) return localClock(value, timezone);
  if (isFields(value) && isWrapped(value) && value.untrusted_text.length > LONGEST) return null;
  const text = singleLine(formatValue(value, timezone));
  return text === '' || text.length > (typeof value === 'object' ? LONGEST_LIST : LONGEST) ? null : text;
}

const inOneLine = (value: unknown, timezone: string): string => singleLine(formatValue(value, timezone));

const LONGEST = 60;
/** Of several values, such as the bands of a fee. */
const LONGEST_LIST = 160;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
