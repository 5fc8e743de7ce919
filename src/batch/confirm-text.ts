import type { Action } from '#src/action/define.ts';
import type { Owners } from '#src/domain/context.ts';
import { isInstant, localTime } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import { nounOf } from './nouns.ts';
import {
  type Detail,
  dealStepOf,
  decisionOf,
  introTermsOf,
  newEndOf,
  poolTermsOf,
  scheduleOf,
  settingsOf,
  sharesOf,
  shownTo,
  termsOf,
  termText,
  type Worth,
  worthOf,
} from './told-terms.ts';
import type { Effect } from './types.ts';

export type { Detail, Term } from './told-terms.ts';

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
  | 'part'
  | 'change'
  | 'released'
  | 'stage_move'
  | 'tags'
  | 'fee_terms'
  | 'handed_over'
  | 'reopened'
  | 'on_hold'
  | 'email'
  | 'request';

/** Records to which the same is done. */
export interface Group {
  verb: Verb;
  /** The kind of the first. */
  type: string;
  count: number;
  /** Between whom records change hands. */
  owners?: Owners | undefined;
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

type Phrase = Omit<Group, 'count' | 'details'> & { detail: Detail | null; id: string | null };

/** The phrases for one item, including one for each effect outside the agency. */
function phrasesOf(action: Action, effects: readonly Effect[]): Phrase[] {
  const records = effects.filter(({ kind }) => !['event', 'money', 'link', 'quota', 'reveal'].includes(kind));
  const [first] = records;
  if (first === undefined) return [];
  // Side effects are not counted, except further records of the same kind, outward effects and deletions.
  const rest = records
    .slice(1)
    .filter(
      ({ kind, type, after, owners }) =>
        kind === 'email' ||
        kind === 'request' ||
        kind === 'delete' ||
        isTelling({ kind, after }) ||
        isHandedOver({ kind, after, owners }) ||
        (kind === first.kind && type === first.type),
    );
  return [first, ...rest].map((effect) => ({
    ...phraseOf(action, effect, effects),
    id: effect.target.id,
  }));
}

/** What is told as more or less than a deletion. */
const DELETES_AS: ReadonlyMap<string, Verb> = new Map([
  ['erase_candidate', 'erase'],
  ['merge_candidates', 'merge'],
]);

/** What brings a record back, and makes none. */
const CREATES_AS: ReadonlyMap<string, Verb> = new Map([['unmerge_candidate', 'part']]);

function phraseOf(action: Action, effect: Effect, all: readonly Effect[]): Omit<Phrase, 'id'> {
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
      if (type === 'pool') return { verb: kind, type, detail: { ...detail, terms: poolTermsOf(effect) } };
      if (type === 'job_ad' && notableIn(effect.after) === 'published')
        return { verb: 'published', type, detail };
      // The end of a secret, by which its record is named, changes with every rehearsal.
      if (action.secrets.length > 0 && detail.name?.startsWith('…'))
        return { verb: kind, type, detail: null };
      return { verb: (type === 'candidate' && CREATES_AS.get(action.name)) || kind, type, detail };
    case 'delete':
      return { verb: DELETES_AS.get(action.name) ?? kind, type, detail };
    case 'stage_move': {
      const stage = textIn(effect.after, 'stage');
      return { verb: kind, type, detail: stage === undefined ? detail : { ...detail, stage } };
    }
    default: {
      const decided = notableIn(effect.after) === 'published' ? undefined : decisionOf(effect);
      if (decided !== undefined)
        return { verb: decided, type, detail: { ...detail, terms: shownTo(effect) } };
      if (type === 'marketplace_intro' && notableIn(effect.after) === undefined)
        return { verb: 'change', type, detail: { ...detail, terms: introTermsOf(effect, all) } };
      return changeOf(action, effect, detail);
    }
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
  const quotes = kind === 'email' && memberOf(after, 'quotes_outsiders') === true;
  const told = { name, ...(subject === undefined ? {} : { subject }), ...(quotes ? { quotes } : {}) };
  return at === undefined || !isInstant(at) ? told : { ...told, at };
}

function textIn(image: unknown, member: string): string | undefined {
  const value = memberOf(image, member);
  return typeof value === 'string' ? value : undefined;
}

const memberOf = (image: unknown, member: string): unknown =>
  typeof image === 'object' && image !== null ? (image as Record<string, unknown>)[member] : undefined;

/** Whether nothing but its owner changes. */
const isHandedOver = ({ kind, after, owners }: Pick<Effect, 'kind' | 'after' | 'owners'>): boolean =>
  owners !== undefined && kind === 'update' && isAll(after, 'owner_id');

const isAll = (image: unknown, field: string): boolean => {
  const fields = Object.keys((image ?? {}) as object).filter((name) => name !== 'updated_at');
  return fields.length > 0 && fields.every((changed) => changed === field);
};

function changeOf(action: Action, effect: Effect, detail: Detail): Omit<Phrase, 'id'> {
  const { type } = effect;
  const is = (field: string): boolean => isAll(effect.after ?? effect.before, field);
  if (isHandedOver(effect)) return { verb: 'handed_over', type, detail, owners: effect.owners };
  if (type === 'candidate' && is('tags')) return { verb: 'tags', type, detail };
  if (type === 'client' && (is('fee_schedule') || action.name === 'set_client_fee_terms'))
    return { verb: 'fee_terms', type, detail: { ...detail, ...termsOf(effect) } };
  const ends = type === 'placement' ? newEndOf(effect) : [];
  if (ends.length > 0 && notableIn(effect.after) === undefined)
    return { verb: 'change', type, detail: { ...detail, terms: ends } };
  if (type === 'account') return { verb: 'change', type, detail: { ...detail, terms: settingsOf(effect) } };
  if (type === 'pool') return { verb: 'change', type, detail: { ...detail, terms: poolTermsOf(effect) } };
  if (type === 'marketplace_deal')
    return { verb: 'change', type, detail: { ...detail, terms: dealStepOf(effect) } };
  if (shownTo(effect).length > 0)
    return { verb: 'change', type, detail: { ...detail, terms: shownTo(effect) } };
  const restarts = type === 'job' ? jobVerbs[textIn(effect.after, 'status') ?? ''] : undefined;
  return { verb: notableIn(effect.after) ?? restarts ?? 'change', type, detail };
}

/** What is said of a job that becomes what no record ends by. */
const jobVerbs: Readonly<Record<string, Verb>> = { active: 'reopened', on_hold: 'on_hold' };

/** What is counted together, whatever its kind. */
const OF_ONE_KIND: ReadonlySet<Verb> = new Set(['stage_move', 'tags', 'fee_terms', 'request']);

/** What is told of a record that ends, or is seen by others, is not counted again as a change of it. */
function eachOnce(phrases: readonly Phrase[]): Phrase[] {
  const about = ({ type, id }: Phrase): string => `${type} ${id}`;
  const told = new Set(phrases.filter(({ verb, id }) => id !== null && isNotable(verb)).map(about));
  return phrases.filter(
    (phrase) => !isChange(phrase.verb) || phrase.detail?.terms !== undefined || !told.has(about(phrase)),
  );
}

const isChange = (verb: Verb): boolean => verb === 'change' || verb === 'released';
const isNotable = (verb: Verb): boolean => NOTABLE_STATUSES.some((status) => status === verb);

/** What a person agrees to. Items are counted by what they do, in the order of their first one. */
export function agreedOf(items: readonly AgreedItem[]): Agreed {
  const groups = new Map<string, Group & { details: Detail[] }>();
  for (const { verb, type, detail, owners } of eachOnce(
    items.flatMap(({ action, effects }) => phrasesOf(action, effects)),
  )) {
    const between = owners === undefined ? '' : ` ${JSON.stringify([owners.from, owners.to])}`;
    const key = OF_ONE_KIND.has(verb) ? verb : `${verb} ${type}${between}`;
    const group = groups.get(key) ?? { verb, type, count: 0, owners, details: [] };
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

function groupText({ verb, type, count, owners, details }: Group, timezone: string): string {
  const between = owners === undefined ? '' : ` from ${owners.from} to ${owners.to}`;
  const what = `${count} ${countedText(verb, type, count === 1)}${between}`;
  const told = toldOf(details, (detail) => detailText(detail, timezone), QUOTES);
  if (told === null) return what;
  return verb === 'email' || verb === 'request' ? `${what} to ${told}` : `${what} (${told})`;
}

const QUOTES = 'quotes what others wrote';

/**
 * Records as they are told, each once; mails with their subjects, one that all have behind the last name alone.
 * @param tell the words for one of them
 * @param quotes the words for a mail that holds an outsider's
 */
export function toldOf(
  details: readonly Detail[],
  tell: (detail: Detail) => string | null,
  quotes: string,
): string | null {
  const told = details.flatMap((detail) => {
    const text = tell(detail);
    if (text === null) return [];
    const said = detail.subject === undefined ? undefined : JSON.stringify(detail.subject);
    return [{ text, subject: said === undefined || detail.quotes !== true ? said : `${said} (${quotes})` }];
  });
  if (told.length === 0) return null;
  const subjects = new Set(told.map(({ subject }) => subject));
  const behind = (subject: string | undefined): string => (subject === undefined ? '' : `: ${subject}`);
  const [subject] = subjects;
  const texts = told.map(({ text }) => text);
  if (subjects.size > 1) return counted(told.map((each) => `${each.text}${behind(each.subject)}`));
  return subject === undefined ? named(texts) : `${counted(texts)}${behind(subject)}`;
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
    case 'part':
      return `${noun} parted from another`;
    case 'stage_move':
      return isOne ? 'stage move' : 'stage moves';
    case 'tags':
      return isOne ? 'tag change' : 'tag changes';
    case 'fee_terms':
      return isOne ? 'fee terms change' : 'fee terms changes';
    case 'change':
      return `${one} ${isOne ? 'change' : 'changes'}`;
    case 'handed_over':
      return `${noun} handed over`;
    case 'on_hold':
      return `${noun} put on hold`;
    case 'fell_off':
      return `${noun} fallen off`;
    default:
      return `${noun} ${verb}`;
  }
}

function detailText(detail: Detail, timezone: string): string | null {
  const { name, at, worth, stage, percents, minimum, guaranteeDays, terms = [] } = detail;
  if (terms.length > 0)
    return [name, terms.map(termText).join(', ')].filter((part) => part !== null).join(': ');
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

/** Each once, with how often where that is more: somebody who gets two mails is told apart from who gets one. */
function counted(details: readonly string[]): string {
  const times = new Map<string, number>();
  for (const detail of details) times.set(detail, (times.get(detail) ?? 0) + 1);
  return [...times].map(([detail, count]) => (count === 1 ? detail : `${detail} (×${count})`)).join(', ');
}
