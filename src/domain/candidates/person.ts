import { fold, insertRow, updateRow } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { newId } from '#src/lib/ids.ts';
import { e164 } from '#src/lib/phone.ts';
import type { Context, WriteContext } from '../context.ts';
import { linesOf } from '../documents/index.ts';
import { isUnchangedBy } from '../fields.ts';
import { linkedinSlug } from './linkedin.ts';
import { columnsOf } from './profile.ts';
import { CANDIDATE, type Candidate, type CandidateRow, type ProfileInput } from './schema.ts';
import { updateSearchIndex } from './search.ts';
import {
  livePerson,
  peopleAt,
  peopleByPhone,
  personByAnyEmail,
  personByEmail,
  personByLinkedin,
  toCandidate,
} from './store.ts';
import { labelsOf, sameTags, setTags } from './tags.ts';

/** Inserts a person. `columns` contains at least the names. */
export async function insertPerson(
  ctx: WriteContext,
  columns: Partial<CandidateRow>,
  labels: readonly string[] = [],
): Promise<Candidate> {
  const id = newId('candidate');
  const row = { ...blank(ctx, id), ...columns };
  await insertRow(ctx.tx, 'candidates', row);
  const tags = await setTags(ctx, id, labels, false);
  await updateSearchIndex(ctx, row, tags, null);
  const candidate = toCandidate(row, tags, []);
  ctx.changed({ type: 'candidate', id, before: null, after: candidate, label: row.name });
  return candidate;
}

/** Writes columns and, if given, tags of a person, where they differ. */
export async function changePerson(
  ctx: WriteContext,
  row: CandidateRow,
  columns: Partial<CandidateRow>,
  labels?: readonly string[],
): Promise<Candidate> {
  const had = await labelsOf(ctx, row.id);
  const documents = await linesOf(ctx, row.id);
  if (isUnchangedBy(row, columns) && (labels === undefined || sameTags(labels, had)))
    return toCandidate(row, had, documents);
  const patch = { ...columns, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidates', ctx.account.id, row.id, patch);
  const tags = labels === undefined ? had : await setTags(ctx, row.id, labels, had.length > 0);
  const changed = { ...row, ...patch };
  await updateSearchIndex(ctx, changed, tags, row);
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
  /** Shared E.164 numbers that identify nobody, such as a switchboard. */
  sharedPhones?: readonly string[];
}

/**
 * Finds a live person by e-mail, else by LinkedIn profile, else by phone number. A number alone does not match if both
 * names and e-mails differ; among several people with the number, the one with that name matches.
 */
export async function findPerson(
  ctx: Context,
  clues: PersonClues,
): Promise<{ person: CandidateRow; by: 'email' | 'linkedin' | 'phone' } | null> {
  const { email, linkedin_url, phone } = clues;
  if (email !== undefined) {
    const person = await personByAnyEmail(ctx, email);
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

/** Details of a person who is added as a client contact. */
export interface ContactPerson {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  linkedin_url?: string | null | undefined;
  title?: string | null | undefined;
  company: string;
}

/** Creates the person of a new client contact: contact_only until they are added as a candidate. */
export async function addContactPerson(ctx: WriteContext, given: ContactPerson): Promise<Candidate> {
  const { title, company, ...profile } = given;
  const columns = columnsOf(ctx, { ...profile, current_title: title, current_company: company }, null);
  return insertPerson(ctx, { ...columns, contact_only: 1, source: 'client_contact' });
}

/** Adds a candidate introduced by another agency; the e-mail may be missing. */
export async function addIntroducedPerson(
  ctx: WriteContext,
  { source, ...profile }: ProfileInput & { source: string },
): Promise<Candidate> {
  return insertPerson(ctx, { owner_id: ctx.user?.id ?? null, ...columnsOf(ctx, profile, null), source });
}

/** Turns a person who was only a client contact into a candidate; anybody else stays unchanged. */
export async function promoteContactPerson(ctx: WriteContext, row: CandidateRow): Promise<void> {
  if (row.contact_only === 1) await changePerson(ctx, row, { contact_only: 0 });
}

/**
 * Copies a contact's new name to the person and, while the person is only a contact, also the new e-mail and phone, so
 * that they are still recognised by them. An e-mail that another person has is not copied.
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

/** People whose own record names this company as employer, newest first. */
export async function peopleWorkingAt(ctx: Context, company: string, limit: number): Promise<CandidateRow[]> {
  const key = companyKey(company);
  return key === null ? [] : peopleAt(ctx, key, limit);
}

const blank = (ctx: WriteContext, id: string): CandidateRow =>
  CANDIDATE.row(
    { account_id: ctx.account.id, created_at: ctx.now, updated_at: ctx.now },
    {
      id,
      name: '',
      other_emails: [],
      other_names: [],
      location: { city: null, state: null, country: null, country_code: null },
      skills: [],
      do_not_approach: false,
      contact_only: false,
      experience: [],
      education: [],
      certifications: [],
      languages: [],
      source: 'api',
      email_opt_out: false,
      merged_ids: [],
      created_by: ctx.user?.id ?? null,
    },
  );
