import { fold, json } from '#db/rows.ts';
import { e164 } from '#src/lib/phone.ts';
import { countryOf } from '#src/lib/places.ts';
import type { Context } from '../context.ts';
import { present } from '../fields.ts';
import { companyKey } from './company.ts';
import { yearsOf } from './experience.ts';
import { linkedinSlug } from './linkedin.ts';
import { resolveName } from './names.ts';
import { noticeDays } from './notice.ts';
import { readSalary } from './salary.ts';
import type { ProfileInput } from './schema.ts';
import type { CandidateRow } from './store.ts';
import { workRightsStatus } from './work-rights.ts';

type Columns = Partial<CandidateRow>;

const flag = (value: boolean | null): number | null => (value === null ? null : value ? 1 : 0);

/**
 * The columns that a create or a patch writes: what was given, and what follows from it (names in agreement, folded
 * and normalised forms, figures read from words). A member left out is left alone.
 * @param before the row as it is; null for a new person
 * @throws AppError VALIDATION_ERROR for names that disagree
 */
export function columnsOf(ctx: Context, given: ProfileInput, before: CandidateRow | null): Columns {
  const columns: Columns = {
    ...plainColumns(given),
    ...listColumns(given),
    ...placeColumns(given),
    ...nameColumns(given, before),
  };
  return { ...columns, ...readColumns(ctx, given, before, columns) };
}

function plainColumns(given: ProfileInput): Columns {
  const { email, linkedin_url, current_company, consent } = given;
  return present({
    email,
    email_folded: email == null ? email : fold(email),
    linkedin_url,
    linkedin_slug: linkedin_url == null ? linkedin_url : linkedinSlug(linkedin_url),
    headline: given.headline,
    summary: given.summary,
    resume_url: given.resume_url,
    rating: given.rating,
    current_title: given.current_title,
    current_company,
    company_key: current_company == null ? current_company : companyKey(current_company),
    do_not_approach: given.do_not_approach === undefined ? undefined : Number(given.do_not_approach),
    open_to_work: given.open_to_work === undefined ? undefined : flag(given.open_to_work),
    open_to_relocation: given.open_to_relocation === undefined ? undefined : flag(given.open_to_relocation),
    email_opt_out: given.email_opt_out === undefined ? undefined : Number(given.email_opt_out),
    years_experience: given.years_experience,
    preferred_seniority: given.preferred_seniority,
    available_from: given.available_from,
    owner_id: given.owner_id,
    consent: consent === undefined ? undefined : json.encodeOrNull(consent),
  });
}

function listColumns(given: ProfileInput): Columns {
  const list = (items: readonly string[] | null | undefined): string | null | undefined =>
    items == null ? items : json.encode(distinct(items));
  return present({
    skills: given.skills === undefined ? undefined : json.encode(distinct(given.skills)),
    certifications:
      given.certifications === undefined ? undefined : json.encode(distinct(given.certifications)),
    languages: given.languages === undefined ? undefined : json.encode(distinct(given.languages)),
    preferred_roles: list(given.preferred_roles),
    work_types: list(given.work_types),
    preferred_locations: list(given.preferred_locations),
    experience: given.experience === undefined ? undefined : json.encode(given.experience),
    education: given.education === undefined ? undefined : json.encode(given.education),
  });
}

function placeColumns(given: ProfileInput): Columns {
  const { location } = given;
  if (location === undefined) return {};
  const { city, state, country, country_code } = location ?? {
    city: null,
    state: null,
    country: null,
    country_code: null,
  };
  const columns: Columns = present({ city, state, city_folded: city == null ? city : fold(city) });
  const named = country_code ?? country;
  if (named != null) {
    const { code, name } = countryOf(named);
    return { ...columns, country: country ?? name, country_code: code };
  }
  return country === null || country_code === null
    ? { ...columns, country: null, country_code: null }
    : columns;
}

function nameColumns(given: ProfileInput, before: CandidateRow | null): Columns {
  const { name, first_name, last_name } = given;
  if (before !== null && name === undefined && first_name === undefined && last_name === undefined) return {};
  const resolved = resolveName({ name, first_name, last_name }, before);
  return { ...resolved, name_folded: fold(resolved.name) };
}

// What is read from words, anew whenever the words or the country that explains them change.
function readColumns(
  ctx: Context,
  given: ProfileInput,
  before: CandidateRow | null,
  written: Columns,
): Columns {
  const columns: Columns = {};
  const country = written.country_code === undefined ? (before?.country_code ?? null) : written.country_code;
  const moved = country !== (before?.country_code ?? null);
  const phone = given.phone === undefined ? (before?.phone ?? null) : given.phone;
  if (given.phone !== undefined || moved) {
    columns.phone = phone;
    columns.phone_e164 = phone === null ? null : e164(phone, country ?? ctx.account.country);
  }
  const pay =
    given.salary_expectation === undefined ? (before?.salary_expectation ?? null) : given.salary_expectation;
  if (given.salary_expectation !== undefined || moved) {
    const read = pay === null ? null : readSalary(pay, { country, agencyCurrency: ctx.account.currency });
    columns.salary_expectation = pay;
    columns.salary_amount = read?.amount ?? null;
    columns.salary_currency = read?.currency ?? null;
    columns.salary_period = read?.period ?? null;
    columns.salary_annual = read?.annual ?? null;
  }
  const { notice_period, work_rights } = given;
  if (notice_period !== undefined) {
    columns.notice_period = notice_period;
    columns.notice_period_days = notice_period === null ? null : noticeDays(notice_period);
  }
  if (work_rights !== undefined) {
    columns.work_rights = work_rights;
    columns.work_rights_status = work_rights === null ? null : workRightsStatus(work_rights);
  }
  if (given.experience !== undefined && given.years_experience === undefined) {
    columns.years_experience = yearsOf(given.experience, ctx.today);
  }
  return columns;
}

function distinct(items: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const item of items) if (!kept.has(item.toLowerCase())) kept.set(item.toLowerCase(), item);
  return [...kept.values()];
}
