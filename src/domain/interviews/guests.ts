import { AppError, invalid } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { localClock, localTime } from '#src/lib/local-time.ts';
import { addressProblem } from '#src/lib/mailbox.ts';
import { firstAdmin, requireUser } from '../accounts/people.ts';
import { requireCandidate } from '../candidates/index.ts';
import { requireContact } from '../clients/index.ts';
import type { WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { UNINVITED } from '../sentences.ts';
import type { Interviewer, InterviewerInput } from './schema.ts';
import { type InterviewRow, interviewersOf, interviewsDuring } from './store.ts';

/** The fields of an interview that decide who may interview. */
type About = Pick<InterviewRow, 'kind' | 'client_id'>;

/**
 * The interviewers with their present names and addresses, without duplicates.
 * @throws AppError NOT_FOUND for an unknown person, VALIDATION_ERROR for a contact who may not be one
 */
export async function interviewersFor(
  ctx: WriteContext,
  given: readonly InterviewerInput[],
  about: About,
): Promise<Interviewer[]> {
  const people = new Map<string, Interviewer>();
  for (const [index, { user_id = null, contact_id = null, email }] of given.entries()) {
    const field = `interviewers.${index}`;
    if (user_id !== null) {
      const user = await requireUser(ctx, user_id, `${field}.user_id`);
      people.set(user.id, { user_id, contact_id: null, name: user.name, email: user.email });
    } else if (contact_id !== null) {
      people.set(contact_id, await contactAsInterviewer(ctx, contact_id, `${field}.contact_id`, about));
    }
    refuseOtherAddress(people.get(user_id ?? contact_id ?? ''), email, `${field}.email`);
  }
  return [...people.values()];
}

// An address that is sent along is what an interview answered, and never where an invitation goes instead.
function refuseOtherAddress(
  person: Interviewer | undefined,
  given: string | null | undefined,
  field: string,
): void {
  if (person === undefined || given === undefined || given === null || given === person.email) return;
  throw invalid(
    field,
    `${field}: ${person.name} is invited at ${person.email ?? 'no address'}, which is what their record says. Leave email out, or change it there first.`,
  );
}

async function contactAsInterviewer(
  ctx: WriteContext,
  id: Id<'client_contact'>,
  field: string,
  { kind, client_id }: About,
): Promise<Interviewer> {
  if (client_id === null) {
    throw invalid(
      field,
      `${field}: the job has no client, so no contact can interview for it; give a user_id`,
    );
  }
  const contact = await requireContact(ctx, client_id, id, field);
  if (contact.origin === 'works_here') {
    throw invalid(
      field,
      `${field}: ${contact.name} is known only from their own employment there (works_here) and is never invited. Promote the contact first: update_client_contact with origin "relationship".`,
    );
  }
  if (kind === 'internal') {
    throw invalid(
      field,
      `${field}: ${contact.name} is a contact of the client, and an internal interview is the agency's own; book it with kind "client"`,
    );
  }
  return { user_id: null, contact_id: id, name: contact.name, email: contact.email };
}

/**
 * The organizer of an interview: the given user, else the acting user, the owner of the application, or the first
 * admin.
 * @throws AppError VALIDATION_ERROR when the agency has none of these
 */
export async function organizerFor(
  ctx: WriteContext,
  given: string | undefined,
  owner: string | null,
): Promise<string> {
  if (given !== undefined) return (await requireUser(ctx, given, 'organizer_id')).id;
  const id = ctx.user?.id ?? owner ?? (await firstAdmin(ctx));
  if (id !== null) return id;
  throw invalid(
    'organizer_id',
    'organizer_id: nobody stands behind this key; give the user who organises it',
  );
}

/** The candidate's mailbox for invitations; null when they must not or cannot be written to. */
export async function candidateMailbox(
  ctx: WriteContext,
  row: Pick<InterviewRow, 'candidate_id' | 'candidate_email'>,
): Promise<{ name: string; email: string } | null> {
  const candidate = await requireCandidate(ctx, row.candidate_id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (candidate === null) return null;
  const name = oneLine(candidate.name);
  // A candidate who was already invited must be notified of changes.
  if (candidate.do_not_approach === 1 && row.candidate_email === null) {
    warnUninvited(ctx, name, UNINVITED.doNotApproach);
    return null;
  }
  const { email } = candidate;
  if (email === null || addressProblem(email) !== null) {
    warnUninvited(ctx, name, email === null ? UNINVITED.noAddress : UNINVITED.badAddress);
    return null;
  }
  if (candidate.email_opt_out === 1 && row.candidate_email === null)
    ctx.warn(
      'email_opt_out',
      `${name} wants no more mail. The invitation goes to them all the same, as mail about an appointment that they agreed to does: make sure that they agreed to this one.`,
    );
  return { name, email };
}

/** Warns that a participant was not written to. */
export function warnUninvited(
  ctx: WriteContext,
  name: string,
  why: (typeof UNINVITED)[keyof typeof UNINVITED],
): void {
  ctx.warn('not_invited', `${name} ${why}, so no invitation went to them. Tell them another way.`);
}

/** Warns of people who have another interview at the same time. */
export async function warnOfOverlaps(ctx: WriteContext, row: InterviewRow): Promise<void> {
  const mine = participantsOf(row);
  for (const other of await interviewsDuring(ctx, row)) {
    if (other.id === row.id) continue;
    const shared = [...participantsOf(other)].filter(([id]) => mine.has(id));
    for (const [id, name] of shared) {
      ctx.warn(
        'overlap',
        `${name ?? mine.get(id) ?? ROLE[id === row.candidate_id ? 'candidate' : 'organizer']} has another interview at that time: ${other.title}, ${localClock(other.starts_at, ctx.account.timezone)} to ${localTime(other.ends_at, ctx.account.timezone)} (${other.id}). Move one with update_interview if they cannot do both.`,
        { interview_id: other.id, person_id: id },
      );
    }
  }
}

const ROLE = { candidate: 'The candidate', organizer: 'The organizer' };

/** The ids of those who are there with their names as far as the interview has them. */
function participantsOf(row: InterviewRow): Map<string, string | null> {
  const people = new Map<string, string | null>([[row.candidate_id, null]]);
  const interviewers = interviewersOf(row);
  // Where others interview, the organizer is not there.
  if (row.organizer_id !== null && interviewers.length === 0) people.set(row.organizer_id, null);
  for (const { user_id, contact_id, name } of interviewers) people.set(user_id ?? contact_id ?? '', name);
  return people;
}
