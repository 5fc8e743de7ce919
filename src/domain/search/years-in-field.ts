import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import { affirmed } from '../lexicon/denials.ts';
import { industriesOf } from '../lexicon/employers.ts';
import { industries } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Evidence } from './evidence.ts';
import type { Facet } from './facets.ts';

/** The field of work that years are asked in ("5 years in FMCG"), any of several, as of a day. */
export interface FieldOfYears {
  names: readonly string[];
  today: string;
}

/** A job as the months of it, and whether it was in the field; null where nothing tells of it. */
interface Stretch {
  from: number;
  to: number;
  isIn: boolean | null;
  said: string;
}

/** Of what was asked at least so much has to be there to be close to it. */
const CLOSE = 0.6;

/**
 * Whether somebody has been in a field of work for so many years: by the jobs whose employer is known to be of it, or whose words
 * tell of it. Time of which nothing tells may be of the field as well, so that it leaves the answer open.
 */
export function yearsInField({ label, min }: Facet, field: FieldOfYears, row: CandidateRow): Evidence {
  const asked = (min ?? 0) * MONTHS;
  const jobs = json.decode<Experience[]>(row.experience);
  const stretches = jobs.flatMap((job) => stretchOf(job, field));
  const certain = stretches.filter(({ isIn }) => isIn === true);
  const told = monthsOf(certain);
  const evidence = (status: Evidence['status']): Evidence => {
    const quote = certain.map(({ said }) => said).join(', ') || null;
    return { facet: label, status, quote, source: quote === null ? null : 'experience' };
  };
  if (told >= asked && certain.length > 0) return evidence('met');
  const whole = monthsOf(stretches);
  const career = row.years_experience === null ? null : row.years_experience * MONTHS;
  // What no job on record accounts for, or only one without dates.
  const isUndated = stretches.length < jobs.length || jobs.length === 0;
  const beyond = career === null ? (isUndated ? Number.POSITIVE_INFINITY : 0) : Math.max(0, career - whole);
  const possible = monthsOf(stretches.filter(({ isIn }) => isIn !== false)) + beyond;
  if (possible >= asked) return { facet: label, status: 'unknown', quote: null, source: null };
  return told >= CLOSE * asked
    ? evidence('partial')
    : { facet: label, status: 'missing', quote: null, source: null };
}

const MONTHS = 12;

function stretchOf({ employer, title, description, ...dates }: Experience, field: FieldOfYears): Stretch[] {
  const from = monthAt(dates.from, 1);
  const to = dates.is_current ? monthAt(field.today, 12) : monthAt(dates.to, 12);
  if (from === null || to === null || to < from) return [];
  const { book } = industries();
  const wanted = new Set(field.names.flatMap((name) => book.whole(name)?.id ?? []));
  const ofEmployer = employer === null ? new Set<string>() : industriesOf(employer);
  const texts = [title, description].flatMap((text) => (text === null ? [] : affirmed(text)));
  const isTold = texts.some((text) =>
    [...book.all(plainWords(text))].some(({ id, implies }) =>
      [id, ...implies].some((each) => wanted.has(each)),
    ),
  );
  const isIn =
    isTold || [...ofEmployer].some((id) => wanted.has(id)) ? true : ofEmployer.size > 0 ? false : null;
  const said = `${employer ?? title ?? ''} ${dates.from} to ${dates.is_current ? 'now' : dates.to}`.trim();
  return [{ from, to, isIn, said }];
}

/** The months in which at least one of some jobs was held. */
function monthsOf(stretches: readonly Stretch[]): number {
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, until + 1) + 1);
    until = Math.max(until, to);
  }
  return months;
}

// A bare year counts from its first month, or to its last.
function monthAt(day: string | null, otherwise: number): number | null {
  if (day === null) return null;
  const [year = 0, month] = day.split('-').map(Number);
  return year * MONTHS + (month ?? otherwise);
}
