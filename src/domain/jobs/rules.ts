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
 * The place of a job after a change: members left out stay, and country and code follow one another. A remote role
 * keeps no place.
 * @throws AppError VALIDATION_ERROR for a country that does not exist, or whose code is another's
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

/** Whether a remote role came with a place, which it does not keep. */
export function losesPlace(given: LocationFields, place: JobLocation): boolean {
  return (
    place.type === 'remote' &&
    [given.city, given.state, given.country, given.country_code].some((member) => member != null)
  );
}

/**
 * The pay of a new job. An omitted period is hour for a contract and year otherwise; day is only ever said. An omitted
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

/** The pay of a job after a change: what is left out stays, the period too. */
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

/** An interview plan as it is kept: rounds in order, each with its number and format. */
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
