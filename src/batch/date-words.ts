import type { Principal } from '#src/access/principal.ts';
import { nowFor } from '#src/access/principal.ts';
import { PERIODS, spanOf } from '#src/domain/analytics/index.ts';
import { isOfTheFuture } from '#src/domain/reports/index.ts';
import { dayIn, fromBound, toBound } from '#src/lib/clock.ts';
import { type DateKind, readSpokenDate, type SpokenDate } from '#src/lib/spoken-dates.ts';

/** The fields that say when something happened: `Monday` in one of them is the Monday that was. */
const PAST =
  /^(?:created|updated|occurred|offered)_(?:after|before)$|^(?:occurred|given|entered|opened|fell_off)_at$|^offer_date$|^(?:from|to)$/;

const LOWER = /_after$|^(?:from|start)$/;
const UPPER = /_before$|^to$/;
/** What begins before this, and not on it. */
const BEFORE = /^end$/;

/** What else the input says: a report of what is to come takes days that come. */
type Beside = Readonly<Record<string, unknown>>;

/** Which end of a day, or of a week or month, a filter begins or ends with; null for a field that bounds nothing. */
function endOf(field: string): 'first' | 'last' | null {
  if (LOWER.test(field) || BEFORE.test(field)) return 'first';
  return UPPER.test(field) ? 'last' : null;
}

/**
 * Reads a date in words for a field of an action, in the agency's zone or in that which the input names. A filter takes
 * whole weeks and months too, and a day of the agency as the instant it begins or ends with.
 */
export function readDateWords(
  principal: Principal,
  { name, kind, text, beside = {} }: { name: string; kind: DateKind; text: string; beside?: Beside },
  timezone = principal.account.timezone,
): SpokenDate {
  const now = nowFor(principal);
  const end = endOf(name);
  const tense = PAST.test(name) && !isOfTheFuture(beside.report) ? 'past' : undefined;
  const { country } = principal.account;
  const read =
    (end === null ? null : periodBound(text, end, dayIn(now, timezone))) ??
    readSpokenDate(text, kind, { now, timezone, country, tense });
  if ('refused' in read) {
    const form = kind === 'day' ? 'YYYY-MM-DD' : 'such as 2026-03-01T09:30:00Z';
    const words = end === null ? '' : ', or in words such as today, yesterday, 3 March or last week';
    return { refused: `“${text}” ${read.refused}; or give it as ISO 8601, ${form}${words}` };
  }
  if (kind !== 'either' || end === null || read.value.length !== 10) return read;
  const bound = end === 'first' ? fromBound : toBound;
  return { ...read, value: bound(read.value, timezone) };
}

const PERIOD = /^(?:the |since |from |until )?(this|last|next) (week|month|quarter|year)$/i;

function periodBound(text: string, end: 'first' | 'last', today: string): SpokenDate | null {
  const words = PERIOD.exec(text.trim());
  const called = `${words?.[1]}_${words?.[2]}`.toLowerCase();
  const period = PERIODS.find((name) => name === called);
  if (period === undefined) return null;
  const { from, to } = spanOf(period, today);
  const value = end === 'first' ? from : to;
  return value === null ? null : { value, means: `${value}, the ${end} day of ${called.replace('_', ' ')}` };
}
