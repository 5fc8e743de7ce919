import { fold, json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { e164Of } from '#src/lib/phone.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvFields } from '../cv/schema.ts';
import { linkedinSlug } from './linkedin.ts';
import { changePerson, insertPerson } from './person.ts';
import { columnsOf } from './profile.ts';
import { CANDIDATE, type Candidate, type CandidateRow, type ProfileInput } from './schema.ts';
import { livePerson, peopleByPhone, personByAnyEmail, personByEmail, personByLinkedin } from './store.ts';
import { checkedTags, labelsOf } from './tags.ts';

/** An existing person who may be the person of a CV, and the evidence. */
export interface PossibleDuplicate {
  person: CandidateRow;
  /** 0 to 100. */
  score: number;
  matched_by: ('email' | 'linkedin' | 'phone_surname')[];
}

const SCORES = { email: 99, linkedin: 97, phone_surname: 85 } as const;

/** Existing people who may be the person of a CV, the likeliest first. */
export async function findPossibleDuplicates(
  ctx: Context,
  fields: Pick<CvFields, 'name' | 'email' | 'phone' | 'linkedin_url' | 'location'>,
): Promise<PossibleDuplicate[]> {
  const found = new Map<string, PossibleDuplicate>();
  const add = (person: CandidateRow | undefined, by: PossibleDuplicate['matched_by'][number]): void => {
    if (person === undefined) return;
    const known = found.get(person.id) ?? { person, score: 0, matched_by: [] };
    known.matched_by.push(by);
    known.score = Math.min(100, Math.max(known.score, SCORES[by]) + (known.matched_by.length > 1 ? 1 : 0));
    found.set(person.id, known);
  };
  const { name, email, phone, linkedin_url, location } = fields;
  if (email !== null) add(await personByAnyEmail(ctx, email), 'email');
  const slug = linkedin_url === null ? null : linkedinSlug(linkedin_url);
  if (slug !== null) add(await personByLinkedin(ctx, slug), 'linkedin');
  const number = phone === null ? null : e164Of(phone, location?.country_code, ctx.account.country);
  const surname = name === null ? null : (fold(name).split(' ').at(-1) ?? null);
  if (number !== null && surname !== null) {
    const people = await peopleByPhone(ctx, number);
    add(
      people.find(
        (row) =>
          fold(row.last_name ?? row.name)
            .split(' ')
            .at(-1) === surname,
      ),
      'phone_surname',
    );
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score);
}

const FIELDS = new Map(Object.entries(CANDIDATE.update));

/** The fields of a CV that are valid for a candidate's record. */
function profileOfCv(fields: Partial<CvFields>): ProfileInput {
  const profile: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const schema = FIELDS.get(field);
    if (schema === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    const whole = schema.safeParse(value);
    if (whole.success) profile[field] = whole.data;
    else if (Array.isArray(value)) {
      // Valid entries of a list are kept.
      const kept = value.filter((item) => schema.safeParse([item]).success);
      if (kept.length > 0) profile[field] = schema.parse(kept.slice(0, 50));
    }
  }
  return profile;
}

/**
 * Creates a candidate from a CV. A person with its e-mail who is only a client contact becomes one.
 * @throws AppError DUPLICATE_CANDIDATE for the e-mail of a live candidate
 */
export async function addFromCv(
  ctx: WriteContext,
  fields: CvFields,
  more: { source: string; owner_id: string | null; tags?: readonly string[] | undefined; from?: CvOrigin },
): Promise<Candidate> {
  const profile = profileOfCv(fields);
  const known = profile.email == null ? undefined : await personByAnyEmail(ctx, profile.email);
  if (known !== undefined && known.contact_only === 0) throw emailTaken(known, profile.email);
  const labels = more.tags === undefined ? undefined : checkedTags(more.tags, 'tags');
  const columns = columnsOf(ctx, { ...profile, name: profile.name ?? 'Unknown' }, known ?? null);
  const candidate =
    known !== undefined
      ? await changePerson(ctx, known, { ...columns, contact_only: 0 }, labels)
      : await insertPerson(ctx, { ...columns, owner_id: more.owner_id, source: more.source }, labels);
  tellEnriched(ctx, candidate, Object.keys(profile), more.from);
  return candidate;
}

/** The CV that a record was enriched from. */
export interface CvOrigin {
  document_id?: string;
  filename?: string;
}

// Fires candidate.enriched with what was filled and from where, also when the CV told nothing new.
function tellEnriched(
  ctx: WriteContext,
  candidate: Candidate,
  filled: readonly string[],
  from: CvOrigin | undefined,
): void {
  if (from === undefined) return;
  ctx.emit('candidate.enriched', {
    candidate,
    filled: filled.map((field) => ({ field, from: { source: 'cv', ...from } })),
  });
}

/** The fields that a CV changed: lists by what came to them, the rest as they were given. */
function changedBy(row: CandidateRow, profile: ProfileInput): string[] {
  const stored = new Map(Object.entries(row));
  return Object.entries(profile).flatMap(([field, value]) => {
    const was = stored.get(field);
    const is = typeof value === 'string' || typeof value === 'number' ? value : json.encodeOrNull(value);
    return was === is ? [] : [field];
  });
}

/**
 * Updates an existing person from a CV. With its origin fires candidate.enriched.
 * @param how `fill`: only what the record lacks; `replace`: the CV overrides the record. Skills, certificates and
 * languages are merged.
 */
export async function updateFromCv(
  ctx: WriteContext,
  id: string,
  fields: Partial<CvFields>,
  how: 'fill' | 'replace',
  { tags, from }: { tags?: readonly string[] | undefined; from?: CvOrigin | undefined } = {},
): Promise<Candidate> {
  const row = await livePerson(ctx, id);
  if (row === undefined) throw new AppError('CONFLICT', `Candidate ${id} was deleted meanwhile.`);
  const fromCv = profileOfCv(fields);
  const profile: ProfileInput = how === 'replace' ? fromCv : missingFrom(row, fromCv);
  if (how === 'replace' && fromCv.email != null && fold(fromCv.email) !== row.email_folded) {
    const other = await personByEmail(ctx, fromCv.email);
    if (other !== undefined) throw emailTaken(other, fromCv.email);
  }
  for (const list of ['skills', 'certifications', 'languages'] as const) {
    const more = fromCv[list];
    if (more !== undefined)
      profile[list] = mergeLists(json.decode<string[]>(row[list]), more, list === 'skills' ? 200 : 50);
  }
  const had = tags === undefined ? [] : await labelsOf(ctx, id);
  const labels = tags === undefined ? undefined : checkedTags([...had, ...tags], 'tags');
  const columns = columnsOf(ctx, profile, row);
  const changes = row.contact_only === 1 ? { ...columns, contact_only: 0 as const } : columns;
  const candidate = await changePerson(ctx, row, changes, labels);
  tellEnriched(ctx, candidate, changedBy(row, profile), from);
  return candidate;
}

// An existing name or employment history is not replaced.
function missingFrom(row: CandidateRow, said: ProfileInput): ProfileInput {
  const { name: _, first_name: __, last_name: ___, location, experience, education, ...rest } = said;
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(rest)) {
    if (Object.entries(row).some(([column, stored]) => column === field && stored === null))
      kept[field] = value;
  }
  if (location != null && row.city === null && row.country === null) kept.location = location;
  if (experience !== undefined && row.experience === '[]') kept.experience = experience;
  if (education !== undefined && row.education === '[]') kept.education = education;
  return kept;
}

function mergeLists(had: readonly string[], more: readonly string[], most: number): string[] {
  const all = new Map([...had, ...more].map((item) => [item.toLowerCase(), item]));
  for (const item of had) all.set(item.toLowerCase(), item);
  return [...all.values()].slice(0, Math.max(most, had.length));
}

function emailTaken(known: CandidateRow, email: string | null | undefined): AppError {
  return new AppError(
    'DUPLICATE_CANDIDATE',
    `${known.name} (${known.id}) has the e-mail ${email}. Confirm with on_duplicate update to bring the CV to that record, or change the draft's e-mail with update_candidate_draft.`,
    { field: 'on_duplicate', extra: { existing_id: known.id } },
  );
}
