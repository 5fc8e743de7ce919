import type { Action } from '#src/action/define.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Effect } from './types.ts';

/** How many names stand in the text before they are only counted. */
const NAMES = 3;

interface Phrase {
  /** What is counted: `placement`, `stage move`. */
  noun: string;
  plural: string;
  detail: string | null;
  /** How details follow: in brackets, or after a word as in `e-mail to`. */
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

/** What one item is counted as, with what leaves the agency named beside it. */
function phrasesOf(action: Action, effects: readonly Effect[]): Phrase[] {
  const records = effects.filter(({ kind }) => !['event', 'money', 'link', 'quota', 'reveal'].includes(kind));
  const [first] = records;
  if (first === undefined) return [];
  // What follows from the first is not counted, but more of the same is, and what leaves or is lost.
  const rest = records
    .slice(1)
    .filter(
      ({ kind, type }) =>
        kind === 'email' ||
        kind === 'request' ||
        kind === 'delete' ||
        (kind === first.kind && type === first.type),
    );
  return [phraseOf(action, first, effects), ...rest.map((effect) => phraseOf(action, effect, effects))];
}

function phraseOf(action: Action, effect: Effect, all: readonly Effect[]): Phrase {
  const [noun, plural] = nounOf(effect.type);
  const name = effect.target.name;
  switch (effect.kind) {
    case 'email':
      return { noun, plural, detail: name, join: 'to' };
    case 'request':
      return { noun: 'request', plural: 'requests', detail: name, join: 'to' };
    case 'create':
      if (effect.type === 'placement') return { noun, plural, detail: feeOf(all), join: 'brackets' };
      // What is named after a secret has another name each time that it is made.
      return {
        noun: `new ${noun}`,
        plural: `new ${plural}`,
        detail: action.secrets.length > 0 ? null : name,
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

function changeOf(action: Action, effect: Effect, noun: string, name: string | null): Phrase {
  const fields = Object.keys((effect.after ?? effect.before ?? {}) as object);
  const is = (field: string): boolean => fields.length > 0 && fields.every((changed) => changed === field);
  if (effect.type === 'candidate' && is('tags')) {
    return { noun: 'tag change', plural: 'tag changes', detail: null, join: 'brackets' };
  }
  if (effect.type === 'client' && (is('fee_schedule') || action.name === 'set_client_fee_terms')) {
    return { noun: 'fee terms change', plural: 'fee terms changes', detail: name, join: 'brackets' };
  }
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

function memberOf(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Record<string, unknown>)[name];
  return typeof member === 'number' ? member : null;
}

/**
 * The sentence that a person agrees to: `1 placement (fee AUD 18,000.00), 1 e-mail to Ana Ruiz <ana@people.example>, 1 tag change`.
 * Items are counted by what they do, in the order of their first one.
 */
export function confirmText(
  items: readonly { action: Action; effects: readonly Effect[] }[],
  reason: string | null,
): string {
  const groups = new Map<string, { phrase: Phrase; count: number; details: string[] }>();
  let reads = 0;
  for (const { action, effects } of items) {
    if (action.kind === 'read') reads += 1;
    for (const phrase of phrasesOf(action, effects)) {
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
  const said = parts.length > 0 ? parts.join(', ') : nothing(reads);
  return reason === null ? said : `${said}; reason: ${reason}`;
}

function nothing(reads: number): string {
  return reads === 0 ? 'Nothing changes' : `Nothing changes (${reads} ${reads === 1 ? 'read' : 'reads'})`;
}

function named(details: readonly string[]): string {
  const distinct = [...new Set(details)];
  const shown = distinct.slice(0, NAMES).join(', ');
  return distinct.length > NAMES ? `${shown} and ${distinct.length - NAMES} more` : shown;
}
