// Read model: what people in a role were placed for, were offered and want.
import { addMs } from '#src/lib/clock.ts';
import { fold } from '#src/lib/fold.ts';
import { PER_YEAR, type SalaryPeriod } from '../candidates/salary.ts';
import type { Context } from '../context.ts';
import type { JobView } from '../jobs/index.ts';
import { countryOfJob } from '../jobs/index.ts';
import { type Level, levelIn } from '../lexicon/levels.ts';
import { rolesOfTitle } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { LEAST_SOURCES } from './range.ts';

const YEARS = 3;
const DAY_MS = 86_400_000;
/** The most placements and people that are looked at, the latest of them. */
const MOST = 5_000;

/** A figure over a year, of one person. */
export interface Source {
  person: string;
  kind: 'placement' | 'offer' | 'wish';
  annual: number;
  city: string | null;
}

/** What a job is compared by. */
export interface Role {
  /** The role as the lexicon names it, else the title's own words. */
  name: string;
  keys: ReadonlySet<string>;
  level: Level | null;
}

const LEVEL_WORDS = /^(?:senior|snr|sr|junior|jnr|jr|lead|principal|graduate|mid|intermediate)$/;
const known = new Map<string, Role>();

/** The role of a title. Titles of one role have a key in common. */
export function roleOf(title: string): Role {
  const before = known.get(title);
  if (before !== undefined) return before;
  const words = plainWords(title);
  const terms = [...rolesOfTitle(words, { industries: [], skills: [] })];
  const own = words.filter((word) => !LEVEL_WORDS.test(word)).join(' ');
  const role: Role = {
    name: terms[0]?.name ?? title,
    keys: new Set(terms.length > 0 ? terms.map(({ id }) => id) : [own]),
    level: levelIn(title),
  };
  if (known.size > 10_000) known.clear();
  known.set(title, role);
  return role;
}

const sameLevel = (one: Level | null, other: Level | null): boolean => (one ?? 'mid') === (other ?? 'mid');
const inRole = (role: Role, titles: readonly (string | null)[], level: Level | null): boolean =>
  titles.some((title) => {
    if (title === null) return false;
    const other = roleOf(title);
    return sameLevel(role.level, level ?? other.level) && [...other.keys].some((key) => role.keys.has(key));
  });

const RATES: Record<string, SalaryPeriod> = { hourly: 'hour', daily: 'day', weekly: 'week' };

export const isContract = (job: JobView): boolean => job.employment_type === 'contract';

/**
 * One figure of each person in the role of a job, at its level, in its country and currency, paid as it is (contracts apart
 * from the rest): what they were placed for, else were offered, else want. Where five are in its city, theirs alone.
 */
export async function sourcesFor(
  ctx: Context,
  job: JobView,
): Promise<{ sources: Source[]; city: string | null }> {
  const all = new Map<string, Source>();
  for (const source of [...(await placed(ctx, job)), ...(await wishes(ctx, job))])
    if (!all.has(source.person)) all.set(source.person, source);
  const everywhere = [...all.values()];
  if (job.city === null) return { sources: everywhere, city: null };
  const city = fold(job.city);
  const there = everywhere.filter((source) => source.city === city);
  return there.length >= LEAST_SOURCES
    ? { sources: there, city: job.city }
    : { sources: everywhere, city: null };
}

async function placed(ctx: Context, job: JobView): Promise<Source[]> {
  const account = ctx.account.id;
  const contract = isContract(job);
  const country = countryOfJob(job);
  let query = ctx.db
    .selectFrom('placements as p')
    .innerJoin('jobs as j', (on) =>
      on.onRef('j.account_id', '=', 'p.account_id').onRef('j.id', '=', 'p.job_id'),
    )
    .where('p.account_id', '=', account)
    .where('p.status', 'in', ['pending_start', 'started', 'completed'])
    .where('p.placement_type', '=', contract ? 'contract' : 'permanent')
    .where('p.currency', '=', job.currency)
    .where('p.created_at', '>=', addMs(ctx.now, -YEARS * 365 * DAY_MS));
  if (country !== null)
    query = query.where((eb) =>
      eb.or([eb('j.country_code', '=', country), eb('j.applicant_country', '=', country)]),
    );
  const rows = await query
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .limit(MOST)
    .select([
      'p.candidate_id',
      'p.job_title',
      'p.salary',
      'p.pay_rate',
      'p.rate_period',
      'p.status',
      'j.city',
    ])
    .execute();
  const role = roleOf(job.title);
  const sources = rows.flatMap((row): Source[] => {
    const annual = contract ? annualOf(row.pay_rate, RATES[row.rate_period ?? '']) : row.salary;
    if (annual === null || !inRole(role, [row.job_title], null)) return [];
    const kind = row.status === 'pending_start' ? 'offer' : 'placement';
    return [{ person: row.candidate_id, kind, annual, city: row.city === null ? null : fold(row.city) }];
  });
  // What was paid goes before what was offered.
  return [
    ...sources.filter(({ kind }) => kind === 'placement'),
    ...sources.filter(({ kind }) => kind === 'offer'),
  ];
}

async function wishes(ctx: Context, job: JobView): Promise<Source[]> {
  const country = countryOfJob(job);
  let query = ctx.db
    .selectFrom('candidates')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .where('contact_only', '=', 0)
    .where('salary_annual', 'is not', null)
    .where('salary_currency', '=', job.currency);
  if (country !== null) query = query.where('country_code', '=', country);
  query = isContract(job)
    ? query.where('salary_period', 'in', ['day', 'hour'])
    : query.where((eb) =>
        eb.or([eb('salary_period', 'is', null), eb('salary_period', 'not in', ['day', 'hour'])]),
      );
  const rows = await query
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .select(['id', 'current_title', 'preferred_roles', 'preferred_seniority', 'salary_annual', 'city_folded'])
    .execute();
  const role = roleOf(job.title);
  return rows.flatMap((row): Source[] => {
    if (row.salary_annual === null) return [];
    const wanted: string[] = row.preferred_roles === null ? [] : JSON.parse(row.preferred_roles);
    const titles = wanted.length > 0 ? wanted : [row.current_title];
    if (!inRole(role, titles, row.preferred_seniority)) return [];
    return [{ person: row.id, kind: 'wish', annual: row.salary_annual, city: row.city_folded }];
  });
}

function annualOf(rate: number | null, period: SalaryPeriod | undefined): number | null {
  return rate === null || period === undefined ? null : rate * PER_YEAR[period];
}
