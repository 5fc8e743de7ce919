import { isDeepStrictEqual } from 'node:util';
import type { Action } from '#src/action/define.ts';
import { isInstant, localTime } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import { withoutUnseen } from '#src/lib/unseen.ts';
import type { Effect } from './types.ts';

/** The statuses by which something ends or is seen by others: a change to one is worded by the status. */
const NOTABLE_STATUSES: ReadonlySet<unknown> = new Set([
  'cancelled',
  'closed',
  'expired',
  'filled',
  'paused',
  'published',
  'revoked',
  'sent',
  'withdrawn',
]);

interface Phrase {
  /** What is counted: `placement`, `stage move`. */
  noun: string;
  plural: string;
  detail: string | null;
  /** How details are attached: in brackets, or directly as in `e-mail to`. */
  join: 'brackets' | 'to';
}

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

function nounOf(type: string): [string, string] {
  const known = NOUNS[type];
  if (known !== undefined) return known;
  const words = type.replaceAll('_', ' ');
  return [words, words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`];
}

/** The phrases for one item, including one for each effect outside the agency. */
function phrasesOf(action: Action, effects: readonly Effect[], timezone: string): Phrase[] {
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
  return [first, ...rest].map((effect) => phraseOf(action, effect, effects, timezone));
}

function phraseOf(action: Action, effect: Effect, all: readonly Effect[], timezone: string): Phrase {
  const [noun, plural] = nounOf(effect.type);
  const name = timed(effect, timezone);
  switch (effect.kind) {
    case 'email':
      return { noun, plural, detail: name, join: 'to' };
    case 'request':
      return { noun: 'request', plural: 'requests', detail: name, join: 'to' };
    case 'create':
      if (effect.type === 'placement') {
        const detail = name === null ? feeOf(all) : `${name}, ${feeOf(all)}`;
        return { noun, plural, detail, join: 'brackets' };
      }
      // The end of a secret, by which its record is named, changes with every rehearsal.
      return {
        noun: `new ${noun}`,
        plural: `new ${plural}`,
        detail: action.secrets.length > 0 && name?.startsWith('…') ? null : name,
        join: 'brackets',
      };
    case 'delete':
      return { noun: `${noun} deleted`, plural: `${plural} deleted`, detail: name, join: 'brackets' };
    case 'stage_move':
      return { noun: 'stage move', plural: 'stage moves', detail: stageOf(effect, name), join: 'brackets' };
    default:
      return changeOf(action, effect, noun, name);
  }
}

function isTelling({ kind, after }: Pick<Effect, 'kind' | 'after'>): boolean {
  return kind === 'update' && NOTABLE_STATUSES.has(textIn(after, 'status'));
}

/** The name of what an effect is about, with the agency's own time where it has one: of an appointment, of a later mail. */
function timed({ kind, type, target: { name }, after }: Effect, timezone: string): string | null {
  const later = kind === 'email' && type === 'scheduled_email' ? textIn(after, 'scheduled_at') : undefined;
  const at = textIn(after, 'starts_at') ?? later;
  if (at === undefined || !isInstant(at)) return name;
  const when = localTime(at, timezone);
  return name === null ? when : `${name}, ${when}`;
}

function textIn(image: unknown, member: string): string | undefined {
  if (typeof image !== 'object' || image === null) return undefined;
  const value = (image as Record<string, unknown>)[member];
  return typeof value === 'string' ? value : undefined;
}

function changeOf(action: Action, effect: Effect, noun: string, name: string | null): Phrase {
  const fields = Object.keys((effect.after ?? effect.before ?? {}) as object);
  const is = (field: string): boolean => fields.length > 0 && fields.every((changed) => changed === field);
  if (effect.type === 'candidate' && is('tags')) {
    return { noun: 'tag change', plural: 'tag changes', detail: name, join: 'brackets' };
  }
  if (effect.type === 'client' && (is('fee_schedule') || action.name === 'set_client_fee_terms')) {
    const detail = [name, percentsOf(effect)].filter((part) => part !== null).join(': ');
    return { noun: 'fee terms change', plural: 'fee terms changes', detail, join: 'brackets' };
  }
  const status = textIn(effect.after, 'status');
  if (NOTABLE_STATUSES.has(status))
    return {
      noun: `${noun} ${status}`,
      plural: `${nounOf(effect.type)[1]} ${status}`,
      detail: name,
      join: 'brackets',
    };
  return { noun: `${noun} change`, plural: `${noun} changes`, detail: name, join: 'brackets' };
}

function stageOf(effect: Effect, name: string | null): string | null {
  const stage = (effect.after as { stage?: unknown } | null)?.stage;
  if (typeof stage !== 'string') return name;
  return name === null ? `to ${stage}` : `${name} to ${stage}`;
}

function feeOf(effects: readonly Effect[]): string {
  const placement = effects.find(({ kind, type }) => kind === 'create' && type === 'placement');
  const image = (placement?.after ?? {}) as { fee?: unknown; currency?: unknown; contract?: unknown };
  const currency = typeof image.currency === 'string' ? image.currency : 'USD';
  const amount = memberOf(image.fee, 'amount');
  if (amount !== null) return `fee ${formatMoney(amount, currency)}`;
  const profit = memberOf(image.contract, 'expected_gp');
  if (profit !== null) return `gross profit ${formatMoney(profit, currency)}`;
  return image.fee === null ? 'fee hidden from this credential' : 'no fee';
}

/** The percents that a client is to pay from now on; null where they stay, or are hidden from the credential. */
function percentsOf({ before, after }: Effect): string | null {
  const tiers = tiersOf(after);
  if (tiers.length === 0 || isDeepStrictEqual(tiers, tiersOf(before))) return null;
  return tiers
    .map(({ from, percent }) => (tiers.length === 1 ? `${percent}%` : `${percent}% from ${from}`))
    .join(', ');
}

function tiersOf(image: unknown): { from: number; percent: number }[] {
  const { fee_schedule } = (image ?? {}) as {
    fee_schedule?: { tiers?: { from: number; percent: number }[] };
  };
  return fee_schedule?.tiers ?? [];
}

function memberOf(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Record<string, unknown>)[name];
  return typeof member === 'number' ? member : null;
}

/**
 * The sentence that a person agrees to: `1 placement (Ana Ruiz, fee AUD 18,000.00), 1 e-mail to Ana Ruiz <ana@people.example>`.
 * Items are counted by what they do, in the order of their first one.
 * @param items `untried`: the input of one that cannot be tried out, of which the text can only say what was asked
 */
export function confirmText(
  items: readonly { action: Action; effects: readonly Effect[]; untried?: unknown }[],
  reason: string | null,
  timezone: string,
): string {
  const groups = new Map<string, { phrase: Phrase; count: number; details: string[] }>();
  let reads = 0;
  const untried: string[] = [];
  for (const { action, effects, untried: asked } of items) {
    if (asked !== undefined)
      untried.push(`${action.title} ${JSON.stringify(asked)}, which cannot be tried out`);
    if (action.readOnly) reads += 1;
    for (const phrase of phrasesOf(action, effects, timezone)) {
      const key = `${phrase.noun} ${phrase.join}`;
      const group = groups.get(key) ?? { phrase, count: 0, details: [] };
      group.count += 1;
      if (phrase.detail !== null) group.details.push(phrase.detail);
      groups.set(key, group);
    }
  }
  const parts = [...groups.values()].map(({ phrase, count, details }) => {
    const what = `${count} ${count === 1 ? phrase.noun : phrase.plural}`;
    if (details.length === 0) return what;
    return phrase.join === 'to' ? `${what} to ${named(details)}` : `${what} (${named(details)})`;
  });
  const held = heldWords(items.flatMap(({ effects }) => effects));
  if (held.length > 0) parts.push(`held for a person to release because of ${named(held)}`);
  parts.push(...untried);
  const said = parts.length > 0 ? parts.join(', ') : nothing(reads);
  // What a name holds must not turn or hide the address after it.
  return withoutUnseen(reason === null ? said : `${said}; reason: ${reason}`);
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
