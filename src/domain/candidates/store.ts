import type { Selectable } from 'kysely';
import { contains, type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, fold, json, likePattern, statement } from '#db/rows.ts';
import type { CandidatesTable } from '#db/schema/candidates.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { type DocumentLine, linesOfMany } from '../documents/index.ts';
import type { Candidate } from './schema.ts';
import { tagKey, tagsOf } from './tags.ts';

export type CandidateRow = Selectable<CandidatesTable>;

/** The live row of a person of this agency, or undefined. */
export async function livePerson(ctx: Context, id: string): Promise<CandidateRow | undefined> {
  const row = await findRow(ctx.db, 'candidates', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

const byEmail = statement((db, v: { account: string; email: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('email_folded', '=', v.email)
    .where('deleted_at', 'is', null),
);

/** The live person with this e-mail, in any case. */
export async function personByEmail(ctx: Context, email: string): Promise<CandidateRow | undefined> {
  const [row] = await byEmail(ctx.db, { account: ctx.account.id, email: fold(email) });
  return row;
}

// Sorted here: asked to order by time, SQLite walks every person in that order instead of the index on the value.
const MANY = 50;
const oldestFirst = (a: CandidateRow, b: CandidateRow): number => (a.created_at < b.created_at ? -1 : 1);

const bySlug = statement((db, v: { account: string; slug: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('linkedin_slug', '=', v.slug)
    .where('deleted_at', 'is', null)
    .limit(MANY),
);

/** The live person with this LinkedIn profile; the one known longest when there are several. */
export async function personByLinkedin(ctx: Context, slug: string): Promise<CandidateRow | undefined> {
  return (await bySlug(ctx.db, { account: ctx.account.id, slug })).toSorted(oldestFirst)[0];
}

const byPhone = statement((db, v: { account: string; phone: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('phone_e164', '=', v.phone)
    .where('deleted_at', 'is', null)
    .limit(MANY),
);

/** The live people with this number (E.164), the one known longest first. */
export async function peopleByPhone(ctx: Context, phone: string): Promise<CandidateRow[]> {
  return (await byPhone(ctx.db, { account: ctx.account.id, phone })).toSorted(oldestFirst);
}

const liveOnJobs = statement((db, v: { account: string; candidate: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id'),
);

/** The applications in which a person still stands in a pipeline. */
export async function liveApplicationsOf(ctx: Context, candidate: string): Promise<string[]> {
  return (await liveOnJobs(ctx.db, { account: ctx.account.id, candidate })).map(({ id }) => id);
}

/** Whether this is a user of the agency. */
export async function isUser(ctx: Context, id: string): Promise<boolean> {
  return (await findRow(ctx.db, 'users', ctx.account.id, id)) !== undefined;
}

/** Live people of the talent bank or of the contacts whose employer has this key and who may be approached. */
export async function peopleAt(ctx: Context, companyKey: string, limit: number): Promise<CandidateRow[]> {
  return ctx.db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('company_key', '=', companyKey)
    .where('deleted_at', 'is', null)
    .where('do_not_approach', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const truth = (value: number | null): boolean | null => (value === null ? null : value === 1);

/** A person as the API shows them. */
export function toCandidate(
  row: CandidateRow,
  tags: readonly string[],
  documents: readonly DocumentLine[],
): Candidate {
  return {
    id: row.id as Id<'candidate'>,
    account_id: row.account_id as Id<'account'>,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    linkedin_url: row.linkedin_url,
    headline: row.headline,
    summary: row.summary,
    location: { city: row.city, state: row.state, country: row.country, country_code: row.country_code },
    skills: json.decode(row.skills),
    resume_url: row.resume_url,
    rating: row.rating,
    tags: [...tags],
    current_title: row.current_title,
    current_job_title: row.current_title,
    current_company: row.current_company,
    current_employer: row.current_company,
    do_not_approach: row.do_not_approach === 1,
    open_to_work: truth(row.open_to_work),
    contact_only: row.contact_only === 1,
    salary_expectation: row.salary_expectation,
    salary_expectation_annual: row.salary_annual,
    salary_currency: row.salary_currency,
    salary_expectation_amount: row.salary_amount,
    salary_expectation_period: row.salary_period,
    notice_period: row.notice_period,
    notice_period_days: row.notice_period_days,
    work_rights: row.work_rights,
    work_rights_status: row.work_rights_status,
    years_experience: row.years_experience,
    preferred_roles: json.decodeOrNull(row.preferred_roles),
    preferred_seniority: row.preferred_seniority,
    work_types: json.decodeOrNull(row.work_types),
    open_to_relocation: truth(row.open_to_relocation),
    available_from: row.available_from,
    preferred_locations: json.decodeOrNull(row.preferred_locations),
    experience: json.decode(row.experience),
    education: json.decode(row.education),
    certifications: json.decode(row.certifications),
    languages: json.decode(row.languages),
    documents: [...documents],
    source: row.source,
    owner_id: row.owner_id as Id<'user'> | null,
    last_contacted_at: row.last_contacted_at,
    email_opt_out: row.email_opt_out === 1,
    consent: json.decodeOrNull(row.consent),
    merged_ids: json.decode(row.merged_ids),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export interface CandidateFilters extends ListFilters {
  email?: string | undefined;
  tag?: string | undefined;
  location_city?: string | undefined;
  do_not_approach?: boolean | undefined;
  contact_only?: boolean | undefined;
  rating?: number | undefined;
  min_rating?: number | undefined;
}

/** A page of live people, newest first. */
export async function pageOfCandidates(ctx: Context, filters: CandidateFilters): Promise<Page<Candidate>> {
  let query = ctx.db
    .selectFrom('candidates')
    .selectAll('candidates')
    .where('candidates.account_id', '=', ctx.account.id)
    .where('candidates.deleted_at', 'is', null);
  if (filters.email !== undefined) query = query.where('email_folded', '=', fold(filters.email));
  if (filters.location_city !== undefined)
    query = query.where(contains('candidates.city_folded', likePattern(filters.location_city)));
  if (filters.do_not_approach !== undefined)
    query = query.where('do_not_approach', '=', filters.do_not_approach ? 1 : 0);
  if (filters.contact_only !== undefined)
    query = query.where('contact_only', '=', filters.contact_only ? 1 : 0);
  if (filters.rating !== undefined) query = query.where('rating', '=', filters.rating);
  if (filters.min_rating !== undefined) query = query.where('rating', '>=', filters.min_rating);
  if (filters.tag !== undefined) {
    const key = tagKey(filters.tag);
    query = query.where('candidates.id', 'in', (eb) =>
      eb
        .selectFrom('candidate_tags as ct')
        .innerJoin('tags as t', 't.id', 'ct.tag_id')
        .where('ct.account_id', '=', ctx.account.id)
        .where('t.account_id', '=', ctx.account.id)
        .where('t.label_folded', '=', key)
        .select('ct.candidate_id'),
    );
  }
  const rows = await newestFirst(query, 'candidates', filters).execute();
  const ids = rows.map((row) => row.id);
  const tags = await tagsOf(ctx, ids);
  const documents = await linesOfMany(ctx, ids);
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toCandidate(row, tags.get(row.id) ?? [], documents.get(row.id) ?? []),
  );
}
