import { fold, insertRow, updateRow } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { e164 } from '#src/lib/phone.ts';
import type { Context, WriteContext } from '../context.ts';
import { linesOf } from '../documents/index.ts';
import { leavesAsIs } from '../fields.ts';
import { companyKey } from './company.ts';
import { linkedinSlug } from './linkedin.ts';
import { columnsOf } from './profile.ts';
import type { Candidate, ProfileInput } from './schema.ts';
import { enterInSearch } from './search.ts';
import {
  type CandidateRow,
  livePerson,
  peopleAt,
  peopleByPhone,
  personByEmail,
  personByLinkedin,
  toCandidate,
} from './store.ts';
import { sameTags, setTags, tagsOf } from './tags.ts';

/** Writes a new person. `columns` hold at least the names. */
export async function insertPerson(
  ctx: WriteContext,
  columns: Partial<CandidateRow>,
  labels: readonly string[] = [],
): Promise<Candidate> {
  const id = newId('candidate');
  const row: CandidateRow = { ...blank(ctx), ...columns, id };
  await insertRow(ctx.tx, 'candidates', row);
  const tags = await setTags(ctx, id, labels, false);
  await enterInSearch(ctx, row, tags, null);
  const candidate = toCandidate(row, tags, []);
  ctx.changed({ type: 'candidate', id, before: null, after: candidate, label: row.name });
  return candidate;
}

/** Writes columns and, when given, the tags of a person, where they differ. */
export async function changePerson(
  ctx: WriteContext,
  row: CandidateRow,
  columns: Partial<CandidateRow>,
  labels?: readonly string[],
): Promise<Candidate> {
  const had = (await tagsOf(ctx, [row.id])).get(row.id) ?? [];
  const documents = await linesOf(ctx, row.id);
  if (leavesAsIs(row, columns) && (labels === undefined || sameTags(labels, had)))
    return toCandidate(row, had, documents);
  const patch = { ...columns, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidates', ctx.account.id, row.id, patch);
  const tags = labels === undefined ? had : await setTags(ctx, row.id, labels, had.length > 0);
  const changed = { ...row, ...patch };
  await enterInSearch(ctx, changed, tags, row);
  const before = toCandidate(row, had, documents);
  const after = toCandidate(changed, tags, documents);
  ctx.changed({ type: 'candidate', id: row.id, before, after, label: after.name });
  return after;
}

export interface PersonClues {
  name?: string | undefined;
  email?: string | undefined;
  linkedin_url?: string | undefined;
  phone?: string | undefined;
  /** Numbers in E.164 that tell nothing of a person: a switchboard. */
  sharedPhones?: readonly string[];
}

/**
 * The live person that clues point at: by e-mail, else LinkedIn profile, else phone number. A number alone does not
 * make two people one when both their names and their e-mails differ, and among several the one of that name counts.
 */
export async function findPerson(
  ctx: Context,
  clues: PersonClues,
): Promise<{ person: CandidateRow; by: 'email' | 'linkedin' | 'phone' } | null> {
  const { email, linkedin_url, phone } = clues;
  if (email !== undefined) {
    const person = await personByEmail(ctx, email);
    if (person !== undefined) return { person, by: 'email' };
  }
  const slug = linkedin_url === undefined ? null : linkedinSlug(linkedin_url);
  if (slug !== null) {
    const person = await personByLinkedin(ctx, slug);
    if (person !== undefined) return { person, by: 'linkedin' };
  }
  const number = phone === undefined ? null : e164(phone, ctx.account.country);
  if (number === null || clues.sharedPhones?.includes(number)) return null;
  const named = clues.name === undefined ? null : fold(clues.name);
  const people = (await peopleByPhone(ctx, number)).filter(
    (row) => row.name_folded === named || row.email_folded === null || email === undefined,
  );
  const person = people.find((row) => row.name_folded === named) ?? people[0];
  return person === undefined ? null : { person, by: 'phone' };
}

/** What is known of a person who comes in as a client contact. */
export interface ContactPerson {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  linkedin_url?: string | null | undefined;
  title?: string | null | undefined;
  company: string;
}

/** Makes the person behind a new client contact: contact_only until someone adds them as a candidate. */
export async function addContactPerson(ctx: WriteContext, given: ContactPerson): Promise<Candidate> {
  const { title, company, ...profile } = given;
  const columns = columnsOf(ctx, { ...profile, current_title: title, current_company: company }, null);
  return insertPerson(ctx, { ...columns, contact_only: 1, source: 'client_contact' });
}

/** Adds a candidate whom somebody else introduces; an e-mail may be missing. */
export async function addIntroducedPerson(
  ctx: WriteContext,
  { source, ...profile }: ProfileInput & { source: string },
): Promise<Candidate> {
  return insertPerson(ctx, { owner_id: ctx.user?.id ?? null, ...columnsOf(ctx, profile, null), source });
}

/** Makes a candidate of a person who was known only as a client contact; anybody else stays as they are. */
export async function promoteContactPerson(ctx: WriteContext, row: CandidateRow): Promise<void> {
  if (row.contact_only === 1) await changePerson(ctx, row, { contact_only: 0 });
}

/**
 * Carries a contact's new name to the person, and, while the person is nothing but a contact, the new e-mail and
 * phone too, so that they are still recognised by them. An e-mail that another person has stays off.
 */
export async function updatePersonOfContact(
  ctx: WriteContext,
  id: string,
  change: { name?: string | undefined; email?: string | null | undefined; phone?: string | null | undefined },
): Promise<void> {
  const row = await livePerson(ctx, id);
  if (row === undefined) return;
  const given: typeof change = {};
  if (change.name !== undefined && change.name !== row.name) given.name = change.name;
  if (row.contact_only === 1) {
    if (change.phone !== undefined) given.phone = change.phone;
    const other = change.email == null ? undefined : await personByEmail(ctx, change.email);
    if (other !== undefined && other.id !== id) {
      ctx.warn(
        'email_of_another_person',
        `${change.email} is the e-mail of ${other.name} (${other.id}); the contact shows it, the person ${row.name} does not have it.`,
        { person_id: other.id },
      );
    } else if (change.email !== undefined) given.email = change.email;
  }
  if (Object.keys(given).length > 0) await changePerson(ctx, row, columnsOf(ctx, given, row));
}

/** People whose own record says that they work at a company of this name, newest first. */
export async function peopleWorkingAt(ctx: Context, company: string, limit: number): Promise<CandidateRow[]> {
  const key = companyKey(company);
  return key === null ? [] : peopleAt(ctx, key, limit);
}

function blank(ctx: WriteContext): CandidateRow {
  return {
    id: '',
    account_id: ctx.account.id,
    name: '',
    first_name: null,
    last_name: null,
    name_folded: '',
    email: null,
    email_folded: null,
    other_emails: '[]',
    phone: null,
    phone_e164: null,
    linkedin_url: null,
    linkedin_slug: null,
    headline: null,
    summary: null,
    city: null,
    city_folded: null,
    state: null,
    country: null,
    country_code: null,
    skills: '[]',
    resume_url: null,
    rating: null,
    current_title: null,
    current_company: null,
    company_key: null,
    do_not_approach: 0,
    open_to_work: null,
    contact_only: 0,
    salary_expectation: null,
    salary_currency: null,
    salary_amount: null,
    salary_period: null,
    salary_annual: null,
    notice_period: null,
    notice_period_days: null,
    work_rights: null,
    work_rights_status: null,
    years_experience: null,
    preferred_roles: null,
    preferred_seniority: null,
    work_types: null,
    open_to_relocation: null,
    available_from: null,
    preferred_locations: null,
    experience: '[]',
    education: '[]',
    certifications: '[]',
    languages: '[]',
    source: 'api',
    owner_id: null,
    last_contacted_at: null,
    email_opt_out: 0,
    consent: null,
    merged_into: null,
    merged_ids: '[]',
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
  };
}
