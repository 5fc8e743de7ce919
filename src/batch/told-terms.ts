import { isDeepStrictEqual } from 'node:util';
import type { Effect } from './types.ts';

/** What a placement brings: an amount; `hidden` from the credential; `none`. */
export type Worth = { of: 'fee' | 'profit'; amount: number; currency: string } | 'hidden' | 'none';

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

/** The settings that change, each from what it was to what it is to be where that is short. */
export function settingsOf({ before, after }: Effect): string[] {
  return settingsIn(membersOf(before), membersOf(after), []);
}

function settingsIn(was: Members, is: Members, within: readonly string[]): string[] {
  return Object.entries(is)
    .filter(([setting, value]) => setting !== 'updated_at' && !isDeepStrictEqual(value, was[setting]))
    .flatMap(([setting, value]) => {
      const path = setting === 'settings' ? within : [...within, setting.replaceAll('_', ' ')];
      if (isMembers(value) && within.length < MOST_NESTED)
        return settingsIn(membersOf(was[setting]), value, path);
      return [settingText(path.join(': '), was[setting], value)];
    });
}

function settingText(words: string, was: unknown, is: unknown): string {
  if (is === null) return `${words} cleared`;
  if (!isShort(is)) return words;
  return was === undefined || was === null || !isShort(was)
    ? `${words} to ${told(is)}`
    : `${words} from ${told(was)} to ${told(is)}`;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});
const told = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || 'none' : String(value));
const isShort = (value: unknown): boolean =>
  (Array.isArray(value) ? value.every((one) => typeof one !== 'object') : typeof value !== 'object') &&
  told(value).length <= SHORT;

/** The letters of a setting that are told. */
const SHORT = 60;
/** How deep a setting is looked into. */
const MOST_NESTED = 3;

/** Until when a placement that is extended or cut short goes on. */
export function newEndOf({ before, after }: Effect): string[] {
  const [was, is] = [endIn(before), endIn(after)];
  return is === undefined || is === was ? [] : [settingText('end', was, is)];
}

const endIn = (image: unknown): unknown => membersOf(membersOf(image).contract).end_date;

/** How the fee of a listing is shared with whoever answers it. */
export function sharesOf({ after }: Effect): string[] {
  const [own, theirs] = [memberOf(after, 'owner_share_percent'), memberOf(after, 'partner_share_percent')];
  if (own === null || theirs === null) return [];
  return ['shown to other agencies', `of the fee ${own}% for us and ${theirs}% for who answers it`];
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
