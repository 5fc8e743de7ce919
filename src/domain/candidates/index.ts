import * as z from 'zod';
import { fold, updateRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { linesOf } from '../documents/index.ts';
import { namesOf } from '../names/index.ts';
import { nearestTo } from '../record/index.ts';
import { warnNotToApproach } from './do-not-approach.ts';
import { erasedFor } from './erased.ts';
import { changePerson, insertPerson } from './person.ts';
import { liveApplicationsOf } from './pipelines.ts';
import { columnsOf, restoredColumns } from './profile.ts';
import { leaveResume, queueResume } from './resume.ts';
import type {
  Candidate,
  CandidateFilters,
  CandidateRow,
  CreateCandidate,
  ProfileInput,
  UpdatePreferences,
  UpdateTags,
} from './schema.ts';
import { isIndexOutdated, outdatedEntries, reindexCandidate, removeFromSearch } from './search.ts';
import { keptIdOf, livePerson, pageOfCandidates, personByAnyEmail, toCandidate } from './store.ts';
import { checkedTags, labelsOf, tagKey } from './tags.ts';

export { requireCvAllowance, takeCvAllowance } from './cv-allowance.ts';
export { markWords, warnNotToApproach } from './do-not-approach.ts';
export { eraseCandidateRows, recordsOfPerson } from './erase.ts';
export { erasedFor } from './erased.ts';
export { wholeYears } from './experience.ts';
export { addFromCv, findPossibleDuplicates, type PossibleDuplicate, updateFromCv } from './from-cv.ts';
export { knownPerson } from './known-person.ts';
export { linkedinSlug } from './linkedin.ts';
export { candidatesById, enteredBy, findCandidate } from './lookups.ts';
export { idsOfPeopleNamed, notToApproach } from './named.ts';
export { splitName } from './names.ts';
export { noticeDays } from './notice.ts';
export { ENGLISH_COUNTS, readCount } from './numbers.ts';
export {
  addContactPerson,
  addIntroducedPerson,
  findPerson,
  peopleWorkingAt,
  promoteContactPerson,
  updatePersonOfContact,
} from './person.ts';
export { followContact, optOutOfEmail, recordContact, recordContactWith, undoContacts } from './reach.ts';
export {
  dueResumes,
  nextResume,
  type ResumeDue,
  type ResumeRead,
  resumeDue,
  settleResume,
} from './resume.ts';
export { PER_YEAR, readSalary } from './salary.ts';
export type { CandidateRow } from './schema.ts';
export { entryOf } from './search-entry.ts';
export { idsOfCandidates } from './store.ts';
export { isIndexOutdated, keptIdOf, outdatedEntries, personByAnyEmail, reindexCandidate };

/**
 * The live row of a person of this agency, candidates and contact-only people alike.
 * @throws AppError NOT_FOUND on `field`, with the id to use instead for a record that was merged away, and the certificate of
 * somebody who was erased
 */
export async function requireCandidate(
  ctx: Context,
  id: string,
  field = 'candidate_id',
): Promise<CandidateRow> {
  const live = await livePerson(ctx, id);
  if (live !== undefined) return live;
  const kept = await keptIdOf(ctx, id);
  if (kept === id || (await livePerson(ctx, kept)) === undefined)
    throw (
      (await erasedFor(ctx, id, field)) ??
      notFound('candidate', id, field, await nearestTo(ctx, 'candidate', id))
    );
  throw new AppError(
    'NOT_FOUND',
    `Candidate ${id} was merged into ${kept} and is no record of its own any more. Use ${kept} instead.`,
    { field },
  );
}

/** A live person; the id of a record that was merged away gives the kept one. @throws AppError NOT_FOUND */
export async function getCandidate(ctx: Context, given: string): Promise<Candidate> {
  const live = await livePerson(ctx, given);
  const kept = live === undefined ? await keptIdOf(ctx, given) : given;
  if (kept !== given) ctx.meta('merged_into', kept);
  const row = live ?? (await requireCandidate(ctx, kept));
  const { id } = row;
  const [labels, lines] = await Promise.all([labelsOf(ctx, id), linesOf(ctx, id)]);
  return toCandidate(row, labels, lines);
}

/** A page of live people, newest first. */
export async function listCandidates(ctx: Context, filters: CandidateFilters): Promise<Page<Candidate>> {
  const page = await pageOfCandidates(ctx, filters);
  if (filters.name !== undefined)
    await warnNotToApproach(
      ctx,
      page.items.map(({ id }) => id),
    );
  return page;
}

/**
 * Adds a candidate. A person with this e-mail who is only a client contact becomes a candidate under the same id, with
 * the input filled in.
 * @throws AppError DUPLICATE_CANDIDATE for the e-mail of a live candidate, QUOTA_EXCEEDED for a resume_url past the CV
 * allowance
 */
export async function createCandidate(
  ctx: WriteContext,
  input: z.output<typeof CreateCandidate>,
): Promise<Candidate> {
  const { tags, source, ...profile } = input;
  if (input.name === undefined && (input.first_name == null || input.last_name == null)) {
    throw invalid('name', 'name: is needed, or both first_name and last_name');
  }
  const known = await personByAnyEmail(ctx, input.email);
  if (known !== undefined && known.contact_only === 0) throw duplicate(known, input.email);
  await checkOwner(ctx, profile);
  const labels = tags === undefined ? undefined : checkedTags(tags, 'tags');
  const columns = columnsOf(ctx, profile, known ?? null);
  const resume = await queueResume(ctx, columns.resume_url, known ?? null);
  if (known !== undefined) {
    ctx.meta('promoted', true);
    const more = { ...resume, contact_only: 0 as const, source: source ?? known.source };
    return changePerson(ctx, known, { ...columns, ...more }, labels);
  }
  const own = { owner_id: ctx.user?.id ?? null, ...columns, ...resume };
  return insertPerson(ctx, { ...own, source: source ?? 'api' }, labels);
}

/**
 * Changes a person's own fields; null clears. Derived names, folded forms and figures are recalculated.
 * @throws AppError QUOTA_EXCEEDED for another resume_url past the CV allowance
 */
export async function updateCandidate(
  ctx: WriteContext,
  input: ProfileInput & { candidate_id: string },
): Promise<Candidate> {
  const { candidate_id, tags, ...profile } = input;
  const row = await requireCandidate(ctx, candidate_id);
  await checkEmail(ctx, row, profile.email);
  await checkOwner(ctx, profile);
  const labels = tags === undefined ? undefined : checkedTags(tags, 'tags');
  const columns = columnsOf(ctx, profile, row);
  const resume = await queueResume(ctx, columns.resume_url, row);
  return changePerson(ctx, row, { ...columns, ...resume }, labels);
}

/**
 * Restores members of a person from a snapshot.
 * @throws AppError DUPLICATE_CANDIDATE when somebody else has the e-mail meanwhile
 */
export async function restoreCandidate(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<Candidate> {
  const row = await requireCandidate(ctx, id);
  const columns = restoredColumns(ctx, members, row);
  await checkEmail(ctx, row, columns.email);
  await checkOwner(ctx, columns);
  const labels = members.tags === undefined ? undefined : z.array(z.string()).parse(members.tags);
  const resume = await leaveResume(ctx, columns.resume_url, row);
  return changePerson(ctx, row, { ...columns, ...resume }, labels && checkedTags(labels, 'tags'));
}

/** Changes a person's preferences. @throws AppError VALIDATION_ERROR for empty input */
export async function updatePreferences(
  ctx: WriteContext,
  input: z.output<typeof UpdatePreferences>,
): Promise<Candidate> {
  if (Object.values(input).filter((value) => value !== undefined).length < 2) {
    throw invalid(
      'preferred_roles',
      'give at least one preference to set, such as preferred_roles, work_types or notice_period; null clears one',
    );
  }
  return updateCandidate(ctx, input);
}

/** Replaces a person's tags, or adds and removes some. */
export async function updateTags(ctx: WriteContext, input: z.output<typeof UpdateTags>): Promise<Candidate> {
  const { candidate_id, tags, add, remove } = input;
  if (tags === undefined && add === undefined && remove === undefined) {
    throw invalid('tags', 'give tags (the whole set, [] clears), or add and remove');
  }
  if (tags !== undefined && (add !== undefined || remove !== undefined)) {
    throw invalid(
      'tags',
      'tags is the whole set and takes no add or remove beside it; send one or the other',
    );
  }
  const row = await requireCandidate(ctx, candidate_id);
  if (tags !== undefined) return changePerson(ctx, row, {}, checkedTags(tags, 'tags'));
  const gone = new Set((remove ?? []).map(tagKey));
  const both = (add ?? []).find((label) => gone.has(tagKey(label)));
  if (both !== undefined)
    throw invalid('remove', `remove: "${both}" is in add as well; send it in one of them`);
  const kept = (await labelsOf(ctx, candidate_id)).filter((label) => !gone.has(tagKey(label)));
  return changePerson(ctx, row, {}, checkedTags([...kept, ...(add ?? [])], 'add'));
}

/** Deletes a person softly: applications and placements keep the name, and the e-mail is free again. */
export async function deleteCandidate(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'candidate'> }> {
  const row = await requireCandidate(ctx, id);
  const before = toCandidate(row, await labelsOf(ctx, id), await linesOf(ctx, id));
  await updateRow(ctx.tx, 'candidates', ctx.account.id, id, { deleted_at: ctx.now, updated_at: ctx.now });
  await removeFromSearch(ctx, id);
  ctx.changed({ type: 'candidate', id, before, after: null, label: row.name });
  const live = await liveApplicationsOf(ctx, id);
  if (live.length > 0) {
    ctx.warn(
      'live_applications',
      `${row.name} still stands in ${live.length === 1 ? 'a pipeline' : (`${live.length} pipelines` as const)} (${live.join(', ')}). Clear them with bulk_update_applications and stage withdrew or rejected.`,
      { application_ids: live },
    );
  }
  return { deleted: true, id: before.id };
}

async function checkEmail(ctx: Context, row: CandidateRow, email: string | null | undefined): Promise<void> {
  if (email == null || fold(email) === row.email_folded) return;
  const other = await personByAnyEmail(ctx, email);
  // One's own from before a merge may be taken up again.
  if (other !== undefined && other.id !== row.id) throw duplicate(other, email);
}

async function checkOwner(ctx: Context, profile: { owner_id?: string | null | undefined }): Promise<void> {
  const { owner_id: owner } = profile;
  if (owner == null) return;
  const names = await namesOf(ctx.db, ctx.account.id, [owner], () => true);
  if (!names.has(owner)) throw notFound('user', owner, 'owner_id');
}

function duplicate(known: CandidateRow, email: string): AppError {
  const isMerged = known.email_folded !== fold(email);
  const how = known.contact_only === 1 ? ', as a client contact' : '';
  const since = isMerged ? ', from a record that was merged into this one' : how;
  const otherwise = isMerged ? ', or unmerge_candidate if they are two people' : '';
  return new AppError(
    'DUPLICATE_CANDIDATE',
    `${known.name} (${known.id}) has this e-mail already${since}. Use update_candidate with that id${otherwise}.`,
    { field: 'email', extra: { existing_id: known.id } },
  );
}
