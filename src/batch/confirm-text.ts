import { isDeepStrictEqual } from 'node:util';
import type { Action } from '#src/action/define.ts';
import { isInstant, localTime } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import type { Effect } from './types.ts';

/** The statuses by which something ends or is seen by others: a change to one is worded by the status. */
const NOTABLE_STATUSES = [
  'cancelled',
  'closed',
  'expired',
  'fell_off',
  'filled',
  'paused',
  'published',
  'revoked',
  'sent',
  'withdrawn',
] as const;
type NotableStatus = (typeof NOTABLE_STATUSES)[number];

/** What is done to records that are counted together. */
export type Verb =
  | NotableStatus
  | 'create'
  | 'delete'
  | 'erase'
  | 'merge'
  | 'change'
  | 'stage_move'
  | 'tags'
  | 'fee_terms'
  | 'email'
  | 'request';

/** What a placement brings: an amount; `hidden` from the credential; `none`. */
type Worth = { of: 'fee' | 'profit'; amount: number; currency: string } | 'hidden' | 'none';

/** One of the records that are counted together. */
export interface Detail {
  name: string | null;
  /** Of a mail. */
  subject?: string;
  /** When an appointment is, or a mail is to go. */
  at?: string;
  worth?: Worth;
  stage?: string;
  percents?: readonly { from: number; percent: number }[];
  /** The least fee and the days of guarantee that a client is to have; absent where they stay. */
  minimum?: { amount: number; currency: string };
  guaranteeDays?: number;
  /** What binds the agency besides: its settings as they are to be, how a fee is shared. In English. */
  terms?: readonly string[];
}

/** Records to which the same is done. */
export interface Group {
  verb: Verb;
  /** The kind of the first. */
  type: string;
  count: number;
  details: readonly Detail[];
}

/** What a person agrees to, before it is put into words. */
export interface Agreed {
  groups: readonly Group[];
  /** The words because of which something would wait for a person. */
  held: readonly string[];
  /** What cannot be tried out, of which can only be said what was asked. */
  untried: readonly { action: Action; input: unknown }[];
  reads: number;
}

/** An item of a plan; `untried`: the input of one that cannot be tried out. */
export interface AgreedItem {
  action: Action;
  effects: readonly Effect[];
  untried?: unknown;
}

type Phrase = Omit<Group, 'count' | 'details'> & { detail: Detail | null };

const NOUNS: Record<string, [string, string]> = {
  client_contact: ['contact', 'contacts'],
  email_message: ['e-mail', 'e-mails'],
  scheduled_email: ['scheduled e-mail', 'scheduled e-mails'],
  activity: ['note', 'notes'],
  api_key: ['API key', 'API keys'],
  job_ad: ['job ad', 'job ads'],
  pool: ['talent pool', 'talent pools'],
  pool_member: ['talent pool member', 'talent pool members'],
  pool_join_request: ['request to join a talent pool', 'requests to join a talent pool'],
};

/** A kind of record in English, as one and as several. */
export function nounOf(type: string): [string, string] {
  const known = NOUNS[type];
  if (known !== undefined) return known;
  const words = type.replaceAll('_', ' ');
  return [words, words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`];
}

/** The phrases for one item, including one for each effect outside the agency. */
function phrasesOf(action: Action, effects: readonly Effect[]): Phrase[] {
  const records = effects.filter(({ kind }) => !['event', 'money', 'link', 'quota', 'reveal'].includes(kind));
  const [first] = records;
  if (first === undefined) return [];
  // Side effects are not counted, except further records of the same kind, outward effects and deletions.
  const rest = records
    .slice(1)
    .filter(
      ({ kind, type, after }) =>
        kind === 'email' ||
        kind === 'request' ||
        kind === 'delete' ||
        isTelling({ kind, after }) ||
        (kind === first.kind && type === first.type),
    );
  return [first, ...rest].map((effect) => phraseOf(action, effect, effects));
}

/** What is told as more or less than a deletion. */
const DELETES_AS: ReadonlyMap<string, Verb> = new Map([
  ['erase_candidate', 'erase'],
  ['merge_candidates', 'merge'],
]);

function phraseOf(action: Action, effect: Effect, all: readonly Effect[]): Phrase {
  const { kind, type } = effect;
  const detail = timed(effect);
  switch (kind) {
    case 'email':
    case 'request':
      return { verb: kind, type, detail };
    case 'create':
      if (type === 'placement') return { verb: kind, type, detail: { ...detail, worth: worthOf(all) } };
      if (type === 'client' && scheduleOf(effect.after).is_standard === false)
        return { verb: kind, type, detail: { ...detail, ...termsOf(effect) } };
      if (type === 'marketplace_listing')
        return { verb: kind, type, detail: { ...detail, terms: sharesOf(effect) } };
      if (type === 'job_ad' && notableIn(effect.after) === 'published')
        return { verb: 'published', type, detail };
      // The end of a secret, by which its record is named, changes with every rehearsal.
      if (action.secrets.length > 0 && detail.name?.startsWith('…'))
        return { verb: kind, type, detail: null };
      return { verb: kind, type, detail };
    case 'delete':
      return { verb: DELETES_AS.get(action.name) ?? kind, type, detail };
    case 'stage_move': {
      const stage = textIn(effect.after, 'stage');
      return { verb: kind, type, detail: stage === undefined ? detail : { ...detail, stage } };
    }
    default:
      return changeOf(action, effect, detail);
  }
}

const notableIn = (image: unknown): NotableStatus | undefined => {
  const status = textIn(image, 'status');
  return NOTABLE_STATUSES.find((one) => one === status);
};

function isTelling({ kind, after }: Pick<Effect, 'kind' | 'after'>): boolean {
  return kind === 'update' && notableIn(after) !== undefined;
}

/** The name of what an effect is about, with the time where it has one: of an appointment, of a later mail. */
function timed({ kind, type, target: { name }, before, after }: Effect): Detail {
  const later = kind === 'email' && type === 'scheduled_email' ? textIn(after, 'scheduled_at') : undefined;
  const subject = kind === 'email' ? textIn(after, 'subject') : undefined;
  const at = textIn(kind === 'delete' ? before : after, 'starts_at') ?? later;
  const told = subject === undefined ? { name } : { name, subject };
  return at === undefined || !isInstant(at) ? told : { ...told, at };
}

function textIn(image: unknown, member: string): string | undefined {
  if (typeof image !== 'object' || image === null) return undefined;
  const value = (image as Record<string, unknown>)[member];
  return typeof value === 'string' ? value : undefined;
}

function changeOf(action: Action, effect: Effect, detail: Detail): Phrase {
  const { type } = effect;
  const fields = Object.keys((effect.after ?? effect.before ?? {}) as object);
  const is = (field: string): boolean => fields.length > 0 && fields.every((changed) => changed === field);
  if (type === 'candidate' && is('tags')) return { verb: 'tags', type, detail };
  if (type === 'client' && (is('fee_schedule') || action.name === 'set_client_fee_terms'))
    return { verb: 'fee_terms', type, detail: { ...detail, ...termsOf(effect) } };
  if (type === 'account') return { verb: 'change', type, detail: { ...detail, terms: settingsOf(effect) } };
  return { verb: notableIn(effect.after) ?? 'change', type, detail };
}

/** The settings that change, each with its new value where that is short. */
function settingsOf({ after }: Effect): string[] {
  return Object.entries((after ?? {}) as Record<string, unknown>)
    .filter(([setting]) => setting !== 'updated_at')
    .map(([setting, value]) => {
      const words = setting.replaceAll('_', ' ');
      if (value === null) return `${words} cleared`;
      const isShort = typeof value !== 'object' && String(value).length <= SHORT;
      return isShort ? `${words} to ${String(value)}` : words;
    });
}
/** The letters of a setting that are told. */
const SHORT = 60;

/** How the fee of a listing is shared with whoever answers it. */
function sharesOf({ after }: Effect): string[] {
  const [own, theirs] = [memberOf(after, 'owner_share_percent'), memberOf(after, 'partner_share_percent')];
  if (own === null || theirs === null) return [];
  return ['shown to other agencies', `of the fee ${own}% for us and ${theirs}% for who answers it`];
}

function worthOf(effects: readonly Effect[]): Worth {
  const placement = effects.find(({ kind, type }) => kind === 'create' && type === 'placement');
  const image = (placement?.after ?? {}) as { fee?: unknown; currency?: unknown; contract?: unknown };
  const currency = typeof image.currency === 'string' ? image.currency : 'USD';
  const fee = memberOf(image.fee, 'amount');
  if (fee !== null) return { of: 'fee', amount: fee, currency };
  const profit = memberOf(image.contract, 'expected_gp');
  if (profit !== null) return { of: 'profit', amount: profit, currency };
  return image.fee === null ? 'hidden' : 'none';
}

/** What a client is to pay from now on; what stays, or is hidden from the credential, is left out. */
function termsOf({ before, after }: Effect): Pick<Detail, 'percents' | 'minimum' | 'guaranteeDays'> {
  const [was, is] = [scheduleOf(before), scheduleOf(after)];
  const minimum = memberOf(is, 'minimum_fee');
  const days = memberOf(is, 'guarantee_days');
  return {
    percents: isDeepStrictEqual(is.tiers, was.tiers) ? [] : (is.tiers ?? []),
    ...(minimum === null || minimum === memberOf(was, 'minimum_fee')
      ? {}
      : { minimum: { amount: minimum, currency: is.currency ?? 'USD' } }),
    ...(days === null || days === memberOf(was, 'guarantee_days') ? {} : { guaranteeDays: days }),
  };
}

interface Schedule {
  /** False for terms of the client's own. */
  is_standard?: boolean;
  tiers?: { from: number; percent: number }[];
  currency?: string;
}

const scheduleOf = (image: unknown): Schedule =>
  (image as { fee_schedule?: Schedule } | null)?.fee_schedule ?? {};

function memberOf(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Record<string, unknown>)[name];
  return typeof member === 'number' ? member : null;
}

/** What is counted together, whatever its kind. */
const OF_ONE_KIND: ReadonlySet<Verb> = new Set(['stage_move', 'tags', 'fee_terms', 'request']);

/** What a person agrees to. Items are counted by what they do, in the order of their first one. */
export function agreedOf(items: readonly AgreedItem[]): Agreed {
  const groups = new Map<string, Group & { details: Detail[] }>();
  for (const { action, effects } of items)
    for (const { verb, type, detail } of phrasesOf(action, effects)) {
      const key = OF_ONE_KIND.has(verb) ? verb : `${verb} ${type}`;
      const group = groups.get(key) ?? { verb, type, count: 0, details: [] };
      group.count += 1;
      if (detail !== null) group.details.push(detail);
      groups.set(key, group);
    }
  return {
    groups: [...groups.values()],
    held: heldWords(items.flatMap(({ effects }) => effects)),
    untried: items.flatMap(({ action, untried }) =>
      untried === undefined ? [] : [{ action, input: untried }],
    ),
    reads: items.filter(({ action }) => action.readOnly).length,
  };
}

/**
 * The sentence that a person agrees to: `1 placement (Ana Ruiz, fee AUD 18,000.00), 1 e-mail to Ana Ruiz <ana@people.example>`.
 */
export function confirmText(items: readonly AgreedItem[], reason: string | null, timezone: string): string {
  const { groups, held, untried, reads } = agreedOf(items);
  const parts = groups.map((group) => groupText(group, timezone));
  if (held.length > 0) parts.push(`held for a person to release because of ${named(held)}`);
  for (const { action, input } of untried)
    parts.push(`${action.title} ${JSON.stringify(input)}, which cannot be tried out`);
  const said = parts.length > 0 ? parts.join(', ') : nothing(reads);
  // What a name holds must not turn or hide the address after it.
  return withoutUnseen(reason === null ? said : `${said}; reason: ${reason}`);
}

function groupText({ verb, type, count, details }: Group, timezone: string): string {
  const what = `${count} ${countedText(verb, type, count === 1)}`;
  const told = toldOf(details, (detail) => detailText(detail, timezone));
  if (told === null) return what;
  return verb === 'email' || verb === 'request' ? `${what} to ${told}` : `${what} (${told})`;
}

/**
 * Records as they are told, each once; mails with their subjects, one that all have behind the last name alone.
 * @param tell the words for one of them
 */
export function toldOf(details: readonly Detail[], tell: (detail: Detail) => string | null): string | null {
  const told = details.flatMap((detail) => {
    const text = tell(detail);
    return text === null ? [] : [{ text, subject: detail.subject }];
  });
  if (told.length === 0) return null;
  const subjects = new Set(told.map(({ subject }) => subject));
  const behind = (subject: string | undefined): string =>
    subject === undefined ? '' : `: ${JSON.stringify(subject)}`;
  if (subjects.size === 1) return `${named(told.map(({ text }) => text))}${behind(told[0]?.subject)}`;
  return named(told.map(({ text, subject }) => `${text}${behind(subject)}`));
}

function countedText(verb: Verb, type: string, isOne: boolean): string {
  const [one, several] = nounOf(type);
  const noun = isOne ? one : several;
  switch (verb) {
    case 'email':
      return noun;
    case 'request':
      return isOne ? 'request' : 'requests';
    case 'create':
      return type === 'placement' ? noun : `new ${noun}`;
    case 'delete':
      return `${noun} deleted`;
    case 'erase':
      return `${noun} erased for good`;
    case 'merge':
      return `${noun} merged into another`;
    case 'stage_move':
      return isOne ? 'stage move' : 'stage moves';
    case 'tags':
      return isOne ? 'tag change' : 'tag changes';
    case 'fee_terms':
      return isOne ? 'fee terms change' : 'fee terms changes';
    case 'change':
      return `${one} ${isOne ? 'change' : 'changes'}`;
    case 'fell_off':
      return `${noun} fallen off`;
    default:
      return `${noun} ${verb}`;
  }
}

function detailText(detail: Detail, timezone: string): string | null {
  const { name, at, worth, stage, percents, minimum, guaranteeDays, terms = [] } = detail;
  if (terms.length > 0) return [name, terms.join(', ')].filter((part) => part !== null).join(': ');
  if (stage !== undefined) return name === null ? `to ${stage}` : `${name} to ${stage}`;
  if (percents !== undefined) {
    const told = percents.map(({ from, percent }) =>
      percents.length === 1 ? `${percent}%` : `${percent}% from ${from}`,
    );
    if (minimum !== undefined) told.push(`at least ${formatMoney(minimum.amount, minimum.currency)}`);
    if (guaranteeDays !== undefined)
      told.push(`guarantee ${guaranteeDays} ${guaranteeDays === 1 ? 'day' : 'days'}`);
    return [name, told.join(', ') || null].filter((part) => part !== null).join(': ');
  }
  const when = at === undefined ? null : localTime(at, timezone);
  const told = [name, when, worth === undefined ? null : worthText(worth)].filter((part) => part !== null);
  return told.length === 0 ? null : told.join(', ');
}

function worthText(worth: Worth): string {
  if (worth === 'hidden') return 'fee hidden from this credential';
  if (worth === 'none') return 'no fee';
  return `${worth.of === 'fee' ? 'fee' : 'gross profit'} ${formatMoney(worth.amount, worth.currency)}`;
}

/** The words because of which something would wait for a person. */
function heldWords(effects: readonly Effect[]): string[] {
  return effects.flatMap(({ after }) => {
    const review = (after as { review?: { state?: unknown; findings?: unknown } | null } | null)?.review;
    if (review?.state !== 'held' || !Array.isArray(review.findings)) return [];
    return review.findings.map(({ words }) => JSON.stringify(words));
  });
}

function nothing(reads: number): string {
  return reads === 0 ? 'Nothing changes' : `Nothing changes (${reads} ${reads === 1 ? 'read' : 'reads'})`;
}

// Each is named: who stands behind a number is what is agreed to.
function named(details: readonly string[]): string {
  return [...new Set(details)].join(', ');
}
