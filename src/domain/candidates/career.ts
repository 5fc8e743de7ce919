import { addDays, addMonths } from '#src/lib/clock.ts';
import { companyKey } from '#src/lib/company.ts';
import type { Experience } from './schema.ts';

/** Figures derived from the dates of a person's employment; null where the dates do not give them. */
export interface Career {
  /** The latest day on which the present job can have started: for a month or year, its last day. */
  since: string | null;
  /** Average tenure with an employer in months; needs at least two employers. */
  averageTenure: number | null;
  /** The longest gap between two jobs in months; needs at least two jobs. */
  longestGap: number | null;
}

/** Derives career figures from employment dates, as of a day. */
export function careerOf(experience: readonly Experience[], today: string): Career {
  const present = experience
    .flatMap(({ from, is_current }) => (is_current && from !== null ? [from] : []))
    .toSorted()
    .at(-1);
  const dated = experience
    .flatMap(({ employer, from, to, is_current }) => {
      const begun = monthOf(from, 'first');
      const ended = is_current ? Number.POSITIVE_INFINITY : monthOf(to, 'last');
      if (begun === null || ended === null || ended < begun) return [];
      // For bare years the difference is the most likely length.
      const months =
        to !== null && to.length === 4 && from?.length === 4 ? ended - begun - 11 : ended - begun + 1;
      return [{ employer, begun, ended, months: Math.max(1, months) }];
    })
    .toSorted((a, b) => a.begun - b.begun);
  return {
    since: present === undefined ? null : lastDayOf(present),
    averageTenure: averageTenureOf(dated, monthOf(today.slice(0, 7), 'last') ?? 0),
    longestGap: longestGapOf(dated),
  };
}

interface Dated {
  employer: string | null;
  begun: number;
  ended: number;
  months: number;
}

const RECENT_MONTHS = 60;
const MANY_EMPLOYERS = 3;

// The present job is left out, as its length is not known yet. But three or more employers that each began within the
// last five years are short tenures, whatever came before.
function averageTenureOf(dated: readonly Dated[], today: number): number | null {
  const stays: { key: string | null; months: number }[] = [];
  const late = new Set<string | null>();
  for (const { employer, begun, ended, months } of dated) {
    const key = employer === null ? null : companyKey(employer);
    if (begun >= today - RECENT_MONTHS) late.add(key);
    if (ended === Number.POSITIVE_INFINITY) continue;
    const last = stays.at(-1);
    if (last !== undefined && key !== null && last.key === key) last.months += months;
    else stays.push({ key, months });
  }
  if (stays.length === 0 || dated.length < 2) return null;
  const average = stays.reduce((sum, { months }) => sum + months, 0) / stays.length;
  const recent = late.size < MANY_EMPLOYERS ? average : RECENT_MONTHS / late.size;
  return Math.round(Math.min(average, recent));
}

function longestGapOf(dated: readonly Dated[]): number | null {
  if (dated.length < 2) return null;
  let longest = 0;
  let until = dated[0]?.ended ?? 0;
  for (const { begun, ended } of dated.slice(1)) {
    longest = Math.max(longest, begun - until - 1);
    until = Math.max(until, ended);
  }
  return longest;
}

// Counts months from year 0; a bare year or month counts as its first or last month.
function monthOf(day: string | null, edge: 'first' | 'last'): number | null {
  if (day === null) return null;
  const [year = 0, month] = day.split('-').map(Number);
  return year * 12 + (month ?? (edge === 'first' ? 1 : 12)) - 1;
}

function lastDayOf(day: string): string {
  if (day.length === 4) return `${day}-12-31`;
  return day.length === 7 ? addDays(addMonths(`${day}-01`, 1), -1) : day;
}

/** The months between two dates, each of which may be a bare year or month; 0 if one is unknown. */
export function monthsBetween(from: string | null, to: string | null): number {
  const [begun, ended] = [monthOf(from, 'first'), monthOf(to, 'last')];
  return begun === null || ended === null ? 0 : Math.max(0, ended - begun);
}
