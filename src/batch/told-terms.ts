import { isDeepStrictEqual } from 'node:util';
import { fieldWords } from '#src/domain/record/words.ts';
import type { Effect } from './types.ts';

/** What a placement brings: an amount; `hidden` from the credential; `none`. */
export type Worth = { of: 'fee' | 'profit'; amount: number; currency: string } | 'hidden' | 'none';

/** One of the records that are counted together. */
export interface Detail {
  name: string | null;
  /** Of a mail. */
  subject?: string;
  /** Of a mail that quotes what somebody outside the agency wrote. */
  quotes?: true;
  /** When an appointment is, or a mail is to go. */
  at?: string;
  worth?: Worth;
  stage?: string;
  percents?: readonly { from: number; percent: number }[];
  /** The least fee and the days of guarantee that a client is to have; absent where they stay. */
  minimum?: { amount: number; currency: string };
  guaranteeDays?: number;
  /** What binds the agency besides: its settings as they are to be, how a fee is shared. */
  terms?: readonly Term[];
}

/** From what to what a value changes: `to` is null where it is cleared and absent where it is too long to tell. */
interface Change {
  from?: Short;
  to?: Short | null;
}

/** A setting, the end of a placement, how the fee of a listing is shared (percent) and that others see it, or what a pool does. */
export type Term =
  | ({ of: 'setting'; path: readonly string[] } & Change)
  | ({ of: 'end' } & Change)
  | { of: 'shown'; once?: 'released' }
  | { of: 'public'; at: string }
  | { of: 'pool'; does: keyof typeof POOL_DOES }
  | { of: 'shares'; own: number; theirs: number }
  | { of: 'dealt'; with: string; own: number; theirs: number; fee: number | null }
  | { of: 'dealStep'; does: keyof typeof DEAL_STEPS };

/** The settings that change, each from what it was to what it is to be where that is short. */
export function settingsOf({ before, after }: Effect): Term[] {
  return settingsIn(membersOf(before), membersOf(after), []);
}

function settingsIn(was: Members, is: Members, within: readonly string[]): Term[] {
  return Object.entries(is)
    .filter(([setting, value]) => setting !== 'updated_at' && !isDeepStrictEqual(value, was[setting]))
    .flatMap(([setting, value]): Term[] => {
      const path = setting === 'settings' ? within : [...within, setting];
      if (isMembers(value) && within.length < MOST_NESTED)
        return settingsIn(membersOf(was[setting]), value, path);
      return [{ of: 'setting', path, ...changeOf(was[setting], value) }];
    });
}

function changeOf(was: unknown, is: unknown): Change {
  if (is === null) return { to: null };
  if (!isShort(is)) return {};
  return was === undefined || was === null || !isShort(was) ? { to: is } : { from: was, to: is };
}

type Members = Readonly<Record<string, unknown>>;
type Short = string | number | boolean | readonly (string | number | boolean)[];

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // A value of a fixed list: day_before.
  const text = String(value);
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}
const isShort = (value: unknown): value is Short =>
  (Array.isArray(value) ? value.every((one) => typeof one !== 'object') : typeof value !== 'object') &&
  told(value).length <= SHORT;

/** The letters of a setting that are told. */
const SHORT = 60;
/** How deep a setting is looked into. */
const MOST_NESTED = 3;

/** Until when a placement that is extended or cut short goes on. */
export function newEndOf({ before, after }: Effect): Term[] {
  const [was, is] = [endIn(before), endIn(after)];
  return is === undefined || is === was ? [] : [{ of: 'end', ...changeOf(was, is) }];
}

const endIn = (image: unknown): unknown => membersOf(membersOf(image).contract).end_date;

/** How the fee of a listing is shared with whoever answers it. */
export function sharesOf({ after }: Effect): Term[] {
  const [own, theirs] = [memberOf(after, 'owner_share_percent'), memberOf(after, 'partner_share_percent')];
  const shown: Term =
    membersOf(after).status === 'live' ? { of: 'shown' } : { of: 'shown', once: 'released' };
  return own === null || theirs === null ? [] : [shown, { of: 'shares', own, theirs }];
}

/** That a listing is seen by other agencies from now on. */
export function shownTo({ type, before, after }: Effect): Term[] {
  const [was, is] = [membersOf(before).status, membersOf(after).status];
  return type === 'marketplace_listing' && is === 'live' && was !== 'live' ? [{ of: 'shown' }] : [];
}

/** What a person decides about a record that waited for its wording; an ad stays when what was proposed for it is withdrawn. */
export function decisionOf({ type, after }: Effect): 'released' | 'withdrawn' | undefined {
  const { state } = membersOf(membersOf(after).review);
  if (state === 'released') return state;
  return state === 'withdrawn' && type !== 'job_ad' ? state : undefined;
}

/** What the answer to an intro is, and what an accepted one binds the agency to. */
export function introTermsOf({ after }: Effect, effects: readonly Effect[]): Term[] {
  if (membersOf(after).status === 'declined') return [{ of: 'dealStep', does: 'introDeclined' }];
  const deal = effects.find(({ kind, type }) => kind === 'create' && type === 'marketplace_deal')?.after;
  const { counterpart_agency: partner, your_share_percent: own } = membersOf(deal);
  if (typeof partner !== 'string' || typeof own !== 'number') return [];
  return [{ of: 'dealt', with: partner, own, theirs: 100 - own, fee: memberOf(deal, 'fee_percent') }];
}

/** What is noted of a deal. */
export function dealStepOf({ before, after }: Effect): Term[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  return DEAL_STAMPS.filter(([field]) => typeof is[field] === 'string' && (was[field] ?? null) === null).map(
    ([, does]): Term => ({ of: 'dealStep', does }),
  );
}

const DEAL_STAMPS = [
  ['owner_marked_paid_at', 'markedPaid'],
  ['partner_marked_received_at', 'markedReceived'],
  ['closed_at', 'dealClosed'],
] as const;

const DEAL_STEPS = {
  markedPaid: 'marked as paid to the partner',
  markedReceived: 'marked as received from the partner',
  dealClosed: 'closed for good',
  introDeclined: 'declined',
} as const;

/** What a pool does from now on: who sees it, whom it takes in by itself, to whom it writes. */
export function poolTermsOf({ before, after }: Effect): Term[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  const turned = (name: string, on: Term, off: Term): Term[] =>
    is[name] === undefined || is[name] === (was[name] ?? false) ? [] : [is[name] === true ? on : off];
  const at = typeof is.page_url === 'string' ? is.page_url : '';
  return [
    ...turned('is_published', { of: 'public', at }, { of: 'pool', does: 'noLongerPublic' }),
    ...turned('auto_add_enabled', { of: 'pool', does: 'takesIn' }, { of: 'pool', does: 'takesNone' }),
    ...turned('keep_warm_enabled', { of: 'pool', does: 'keptWarm' }, { of: 'pool', does: 'notKeptWarm' }),
  ];
}

const POOL_DOES = {
  noLongerPublic: 'no longer public',
  takesIn: 'takes in by itself who is added or assessed from now on, nobody at once',
  takesNone: 'takes in nobody by itself any more',
  keptWarm: 'a check-in e-mail to each member every month, the first in a month',
  notKeptWarm: 'no more check-in e-mails to its members',
} as const;

/** A term in the English of the text that is agreed to. */
export function termText(term: Term): string {
  if (term.of === 'shown')
    return term.once === undefined
      ? 'shown to other agencies'
      : 'shown to other agencies once it is released';
  if (term.of === 'public') return `public at ${term.at}`;
  if (term.of === 'pool') return POOL_DOES[term.does];
  if (term.of === 'shares') return `of the fee ${term.own}% for us and ${term.theirs}% for who answers it`;
  if (term.of === 'dealStep') return DEAL_STEPS[term.does];
  if (term.of === 'dealt') {
    const bound = `accepted, which binds us to share the fee with ${term.with}: ${term.own}% for us and ${term.theirs}% for them`;
    return term.fee === null ? bound : `${bound}, of a fee of ${term.fee}%`;
  }
  const words = term.of === 'end' ? 'end' : term.path.map(fieldWords).join(': ');
  if (term.to === null) return `${words} cleared`;
  if (term.to === undefined) return words;
  return term.from === undefined
    ? `${words} to ${told(term.to)}`
    : `${words} from ${told(term.from)} to ${told(term.to)}`;
}

export function worthOf(effects: readonly Effect[]): Worth {
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
export function termsOf({ before, after }: Effect): Pick<Detail, 'percents' | 'minimum' | 'guaranteeDays'> {
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

export const scheduleOf = (image: unknown): Schedule =>
  (image as { fee_schedule?: Schedule } | null)?.fee_schedule ?? {};

function memberOf(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Record<string, unknown>)[name];
  return typeof member === 'number' ? member : null;
}
