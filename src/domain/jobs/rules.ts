import { invalid } from '#src/lib/errors.ts';
import { roundMoney } from '#src/lib/money.ts';
import { countryCode, countryName, currencyOf } from '#src/lib/places.ts';
import type {
  CompensationFields,
  InterviewPlan,
  JobLocation,
  JobRow,
  LocationFields,
  PlanFields,
} from './schema.ts';

type Employment = JobRow['employment_type'];
export type Pay = Pick<JobRow, 'base_min' | 'base_max' | 'ote' | 'currency' | 'period'>;

/**
 * The location of a job after a change: omitted members stay, and country and code are kept consistent. A remote job
 * has no place.
 * @throws AppError VALIDATION_ERROR for an unknown country, or a code of another country
 */
export function placeOf(given: LocationFields, current: JobLocation | null): JobLocation {
  const type = given.type ?? current?.type ?? 'on_site';
  const country = countryOf(given, current);
  if (type === 'remote') return { type, city: null, state: null, country: null, country_code: null };
  return {
    type,
    city: given.city === undefined ? (current?.city ?? null) : given.city,
    state: given.state === undefined ? (current?.state ?? null) : given.state,
    ...country,
  };
}

function countryOf(
  given: LocationFields,
  current: JobLocation | null,
): Pick<JobLocation, 'country' | 'country_code'> {
  const { country, country_code } = given;
  if (country === undefined && country_code === undefined) {
    return { country: current?.country ?? null, country_code: current?.country_code ?? null };
  }
  const byName = country == null ? null : known(country, 'location.country');
  const byCode = country_code == null ? null : known(country_code, 'location.country_code');
  if (byName !== null && byCode !== null && byName !== byCode) {
    throw invalid(
      'location.country_code',
      `location.country_code: ${byCode} is not the code of ${country} (${byName}); give one of the two, or both alike`,
    );
  }
  const code = byName ?? byCode;
  return { country: code === null ? null : countryName(code), country_code: code };
}

function known(text: string, field: string): string {
  const code = countryCode(text);
  if (code !== null) return code;
  throw invalid(
    field,
    `${field}: ${JSON.stringify(text)} is no country known here; give its English name or its ISO 3166-1 alpha-2 code, such as Australia or AU`,
  );
}

/** The country whose law and boards a job belongs to: that of its place, or where applicants of a remote role must live. */
export function countryOfJob(job: Pick<JobRow, 'country_code' | 'applicant_country'>): string | null {
  return job.country_code ?? job.applicant_country;
}

/** Whether a city or state was given for a remote job, which does not store one. */
export function isPlaceDropped(given: LocationFields, place: JobLocation): boolean {
  return place.type === 'remote' && [given.city, given.state].some((member) => member != null);
}

/**
 * Where applicants of a remote job must live (alpha-2): what was given for it, else the country of the location that was
 * given; null for anywhere, and for a job with a place. Undefined where nothing of it changes.
 * @throws AppError VALIDATION_ERROR for one that is given for a job with a place
 */
export function applicantCountryOf(
  given: { applicant_country?: string | null | undefined; location?: LocationFields | null | undefined },
  place: JobLocation | null,
): string | null | undefined {
  const { applicant_country: own, location } = given;
  if (place?.type !== 'remote') {
    if (own == null) return null;
    throw invalid(
      'applicant_country',
      'applicant_country: is for a remote role; this one has a place, which location tells. Set location.type remote with it, or leave it out',
    );
  }
  if (own !== undefined) return own;
  if (location == null || (location.country === undefined && location.country_code === undefined))
    return undefined;
  return countryOf(location, null).country_code;
}

/**
 * The pay of a new job. The default period is hour for a contract and year otherwise; day must be given. The default
 * currency is that of the job's country, or the agency's.
 */
export function newPay(
  given: CompensationFields | undefined,
  employment: Employment,
  country: string | null,
  agencyCurrency: string,
): Pay {
  return changedPay(given ?? {}, {
    base_min: null,
    base_max: null,
    ote: null,
    currency: country === null ? agencyCurrency : currencyOf(country),
    period: employment === 'contract' ? 'hour' : 'year',
  });
}

/** The pay of a job after a change: omitted members stay, the period too. */
export function changedPay(given: CompensationFields, current: Pay): Pay {
  const currency = given.currency ?? current.currency;
  const money = (now: number | null | undefined, was: number | null): number | null => {
    const amount = now === undefined ? was : now;
    return amount === null ? null : roundMoney(amount, currency);
  };
  const pay: Pay = {
    base_min: money(given.base_min, current.base_min),
    base_max: money(given.base_max, current.base_max),
    ote: money(given.ote, current.ote),
    currency,
    period: given.period ?? current.period,
  };
  if (pay.base_min !== null && pay.base_max !== null && pay.base_min > pay.base_max) {
    const field = given.base_max == null ? 'compensation.base_min' : 'compensation.base_max';
    throw invalid(field, `${field}: base_min (${pay.base_min}) must not be above base_max (${pay.base_max})`);
  }
  return pay;
}

/** An interview plan as it is stored: ordered rounds, each with its number and format. */
export function planOf(given: PlanFields, format: InterviewPlan['rounds'][number]['format']): InterviewPlan {
  const rounds = Array.isArray(given) ? given : given.rounds;
  return {
    rounds: rounds.map((round, index) => ({
      ...round,
      round: round.round ?? index + 1,
      format: round.format ?? format,
    })),
  };
}
