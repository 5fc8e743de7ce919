import { addDays, type Day } from '#src/lib/clock.ts';
import type { MetricName } from '../analytics/index.ts';
import { monthOf, type Named, spanOfNamed, WEEKDAYS } from './days.ts';
import type { Word } from './text.ts';

/** Figures by days that may be over or to come, so that a bare month or weekday may be either. */
const EITHER: ReadonlySet<MetricName> = new Set<MetricName>([
  'starts',
  'pending_starts',
  'interviews',
  'client_interviews',
  'contract_endings',
  'guarantee_endings',
]);
const HELD: ReadonlySet<MetricName> = new Set<MetricName>(['interviews', 'client_interviews']);

/** What says that it is over. */
const OVER =
  /\b(did|had|was|were|been|began|begun|ran|held|happened|took|went|so far|since|ago|last|past|previous|started|ended|finished|expired|interviewed|completed|attended|conducted|commenced|lapsed|occurred|cancelled|missed)\b/i;
/** What says that it is, or is to be. */
const NOW =
  /\b(is|are|am|do|does|have|has|start|begin|end|finish|expire|lapse|starting|beginning|ending|interviewing|booked|scheduled|planned)\b|\b(who|whose \w+|that|which( \w+)?|what( \w+)?|when|nobody|any(one|body)|some(one|body)|everyone) (starts|begins|ends|finishes|expires|lapses)\b/i;

const FROM_ON = /\bfrom\b[^?.!]*\bon(?:wards?)?\b/i;

/** Whether a stretch that runs until today began in a year before this one. */
function spansTurnOfYear(one: Named, today: Day): boolean {
  if (one.period !== null) return false;
  const { from, to } = spanOfNamed(one, today);
  return from !== null && from < `${today.slice(0, 4)}-01-01` && (to === null || to >= today);
}

/** How a bare month, date or weekday that was read as the last one is meant: the next one, the last, or none can tell. */
export type Meant = 'next' | 'last' | 'unclear';

/**
 * Reads by the tense of a question which one is meant of what may be over or to come. Without a tense a weekday is the next
 * one, and a month that of this calendar year.
 * @param metric the figure that was found, null where none was
 */
export function meantBy(
  question: string,
  words: readonly Word[],
  periods: readonly Named[],
  metric: MetricName | null,
  today: Day,
): Meant {
  const weekday = words.some(({ word }) => WEEKDAYS.includes(word));
  const named = weekday || words.some(({ word }) => monthOf(word) > 0);
  if (!named || words.some(({ word }) => /^(fy)?20\d\d$/.test(word))) return 'last';
  if (metric === null || !EITHER.has(metric) || OVER.test(question)) return 'last';
  // "Starts from 1 December on", where this year's is still to come: nobody means a year ago by it.
  if (FROM_ON.test(question) && periods.some((one) => spansTurnOfYear(one, today))) return 'next';
  const spans = periods
    .filter(({ period }) => period === null)
    .map((one) => spanOfNamed(one, today))
    .filter(({ to }) => to !== null && to < today);
  const [first] = spans;
  if (first === undefined) return 'last';
  // "Starts by 1 January", said in December: the one to come is nearer.
  if (periods.length === 1 && first.from === null && addDays(first.to ?? today, HALF_A_YEAR) < today)
    return 'next';
  const beforeThisYear = (first.to ?? today) < `${today.slice(0, 4)}-01-01`;
  if (weekday || (beforeThisYear && periods.length === 1)) return 'next';
  if (!NOW.test(question)) return 'last';
  // Nobody books an interview most of a year ahead; few say "are there" of what is over.
  return HELD.has(metric) ? 'unclear' : 'next';
}

/** In days. */
const HALF_A_YEAR = 183;

const LONG = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Bare months that were read as those of a year before this one, and which that was. */
export function monthsTold(named: readonly Named[], today: Day): string[] {
  return named.flatMap(({ of, span }) => {
    const from = span?.from ?? null;
    if (of === undefined || of.dated || from === null || monthOf(of.part) === 0) return [];
    const year = from.slice(0, 4);
    if (year >= today.slice(0, 4) || addDays(from, 366) < today) return [];
    const month = LONG.format(new Date(`${from}T00:00:00Z`));
    return [`${month} was read as ${month} ${year}, the last one, as that of this year has not come yet.`];
  });
}
