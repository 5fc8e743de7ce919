import { companyKey } from '#src/lib/company.ts';
import { e164Of } from '#src/lib/phone.ts';
import { countryOf } from '#src/lib/places.ts';
import type { Context } from '../context.ts';
import { markColumns, UNMARKED } from './do-not-approach.ts';
import { withCurrentJob, yearsOf } from './experience.ts';
import { linkedinSlug } from './linkedin.ts';
import { resolveName } from './names.ts';
import { noticeDays } from './notice.ts';
import { readSalary } from './salary.ts';
import { CANDIDATE, type CandidateRow, type ProfileInput, RESTORED } from './schema.ts';
import { workRightsStatus } from './work-rights.ts';

type Columns = Partial<CandidateRow>;

/**
 * The columns that create or update writes: the input and everything derived from it (consistent names, folded and
 * normalised forms, parsed figures). Omitted members are not written.
 * @param before the present row; null for a new person
 * @throws AppError VALIDATION_ERROR for names that disagree
 */
export function columnsOf(
  ctx: Context,
  { location, ...given }: ProfileInput,
  before: CandidateRow | null,
): Columns {
  const { years_experience: years, current_title, current_company } = given;
  const experience =
    given.experience &&
    withCurrentJob(
      given.experience,
      current_title === undefined ? (before?.current_title ?? null) : current_title,
      current_company === undefined ? (before?.current_company ?? null) : current_company,
    );
  const columns = CANDIDATE.patch(given, {
    experience,
    ...placeOf(location),
    ...namesOf(given, before),
    ...markColumns(ctx, given, before),
    skills: given.skills && distinct(given.skills),
    certifications: given.certifications && distinct(given.certifications),
    languages: given.languages && distinct(given.languages),
    preferred_roles: given.preferred_roles && distinct(given.preferred_roles),
    work_types: given.work_types && distinct(given.work_types),
    preferred_locations: given.preferred_locations && distinct(given.preferred_locations),
    years_experience:
      experience !== undefined && years === undefined ? yearsOf(experience, ctx.today) : years,
  });
  return { ...columns, ...derivedColumns(ctx, columns, before) };
}

/** The columns that restore members of a person from a snapshot, with everything derived from them. */
export function restoredColumns(
  ctx: Context,
  members: Readonly<Record<string, unknown>>,
  before: CandidateRow,
): Columns {
  const columns = CANDIDATE.restoredColumns(members, RESTORED);
  // A snapshot of an earlier release says nothing of who set the mark.
  const mark = columns.do_not_approach === 0 ? UNMARKED : {};
  return { ...columns, ...mark, ...derivedColumns(ctx, columns, before) };
}

type Place = Pick<CandidateRow, 'city' | 'state' | 'country' | 'country_code'>;

const NOWHERE: Place = { city: null, state: null, country: null, country_code: null };

// Country name and code are both stored, whichever was given.
function placeOf(given: ProfileInput['location']): { [K in keyof Place]?: Place[K] | undefined } {
  if (given === undefined) return {};
  const { country, country_code, ...place } = given ?? NOWHERE;
  const named = country_code ?? country;
  if (named != null) {
    const { code, name } = countryOf(named);
    // A code in the place of the name is read as one: "Perth, AU" on a client's page is Perth, Australia.
    const isCode = country != null && country.trim().toUpperCase() === code;
    return { ...place, country: isCode ? name : (country ?? name), country_code: code };
  }
  return country === null || country_code === null ? { ...place, country: null, country_code: null } : place;
}

function namesOf({ name, first_name, last_name }: ProfileInput, before: CandidateRow | null) {
  if (before !== null && name === undefined && first_name === undefined && last_name === undefined) return {};
  return resolveName({ name, first_name, last_name }, before);
}

// Normalised forms and parsed figures are recalculated when their text changes, or the country that it depends on.
function derivedColumns(ctx: Context, written: Columns, before: CandidateRow | null): Columns {
  const { linkedin_url, current_company, notice_period, work_rights } = written;
  const columns: Columns = {};
  const country = written.country_code === undefined ? (before?.country_code ?? null) : written.country_code;
  const moved = country !== (before?.country_code ?? null);
  if (written.phone !== undefined || moved) {
    const phone = written.phone === undefined ? (before?.phone ?? null) : written.phone;
    columns.phone_e164 = phone === null ? null : e164Of(phone, country, ctx.account.country);
  }
  if (written.salary_expectation !== undefined || moved) {
    const pay =
      written.salary_expectation === undefined
        ? (before?.salary_expectation ?? null)
        : written.salary_expectation;
    const read = pay === null ? null : readSalary(pay, { country, agencyCurrency: ctx.account.currency });
    columns.salary_amount = read?.amount ?? null;
    columns.salary_currency = read?.currency ?? null;
    columns.salary_period = read?.period ?? null;
    columns.salary_annual = read?.annual ?? null;
  }
  if (linkedin_url !== undefined)
    columns.linkedin_slug = linkedin_url === null ? null : linkedinSlug(linkedin_url);
  if (current_company !== undefined)
    columns.company_key = current_company === null ? null : companyKey(current_company);
  if (notice_period !== undefined)
    columns.notice_period_days = notice_period === null ? null : noticeDays(notice_period);
  if (work_rights !== undefined)
    columns.work_rights_status = work_rights === null ? null : workRightsStatus(work_rights);
  return columns;
}

function distinct<T extends string>(items: readonly T[]): T[] {
  const kept = new Map<string, T>();
  for (const item of items) if (!kept.has(item.toLowerCase())) kept.set(item.toLowerCase(), item);
  return [...kept.values()];
}
