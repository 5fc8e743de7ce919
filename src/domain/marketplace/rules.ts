import Big from 'big.js';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import type { ListingAction } from './inputs.ts';
import type { MarketplaceDeal, MarketplaceListing } from './schema.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How many days a listing is shown, and what a renewal adds. */
const LISTING_DAYS = 30;
/** How many days an intro waits for its answer. */
const INTRO_DAYS = 14;
/** How many months an introduced person belongs to the deal. */
export const PROTECTION_MONTHS = 12;

/** The marketplace's terms as they stand; a company agrees to them once. */
export const TERMS_VERSION = '2026-08';

type ListingStatus = MarketplaceListing['status'];

/** From which statuses an action on a listing starts, and where it leads. Withdrawn and filled are final. */
export const LISTING_MOVES: Record<ListingAction, { from: readonly ListingStatus[]; to: ListingStatus }> = {
  pause: { from: ['live'], to: 'paused' },
  resume: { from: ['paused'], to: 'live' },
  withdraw: { from: ['live', 'paused', 'expired'], to: 'withdrawn' },
  filled: { from: ['live', 'paused'], to: 'filled' },
  renew: { from: ['live', 'paused', 'expired'], to: 'live' },
};

/**
 * The status of a listing at a time: one past its date has expired, also before that is written down. The time of a held
 * one has not begun.
 */
export function listingStatusAt(
  { status, expires_at, held_at }: { status: ListingStatus; expires_at: Instant; held_at: Instant | null },
  now: Instant,
): ListingStatus {
  return held_at === null && (status === 'live' || status === 'paused') && expires_at <= now
    ? 'expired'
    : status;
}

/** Until when a listing is shown that is published or renewed now. A renewal adds to what is left. */
export function listingEnd(now: Instant, current: Instant = now): Instant {
  return addMs(current > now ? current : now, LISTING_DAYS * DAY_MS);
}

/** Until when an intro that is sent now waits. */
export function introEnd(now: Instant): Instant {
  return addMs(now, INTRO_DAYS * DAY_MS);
}

/** What a deal's status is read from. */
export interface DealStanding {
  placement_id: string | null;
  closed_at: Instant | null;
  stage: string | null;
  application_status: string | null;
  application_deleted_at: Instant | null;
}

const AT_THE_CLIENT = ['submitted', 'client_interview', 'references', 'offer', 'placed'];

/** A deal's status: a placement makes it placed whatever came before, else a close or a dead application ends it. */
export function dealStatusOf(deal: DealStanding): MarketplaceDeal['status'] {
  if (deal.placement_id !== null) return 'placed';
  if (deal.closed_at !== null || deal.application_deleted_at !== null) return 'dead';
  if (deal.application_status === 'rejected' || deal.application_status === 'withdrawn') return 'dead';
  return AT_THE_CLIENT.includes(deal.stage ?? '') ? 'in_progress' : 'connected';
}

/**
 * How a fee is split. The partner's share is rounded to the currency's minor digits, exact halves away from zero, and
 * the owner has the rest, so that both together are the fee.
 */
export function sharesOf(
  fee: number,
  ownerPercent: number,
  currency: string,
): { owner: number; partner: number } {
  const partner = roundMoney(new Big(fee).times(100 - ownerPercent).div(100), currency);
  return { owner: roundMoney(new Big(fee).minus(partner), currency), partner };
}

/** The middle of some numbers, of an even count the mean of the two; null of none. */
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
