import { fold } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { type CandidateRow, findPerson, peopleWorkingAt } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { introducedPerson } from './across-store.ts';
import type { Verdict } from './inputs.ts';
import type { IntroView } from './intros-store.ts';
import { offeredCandidate } from './listings-store.ts';

const WORDS = {
  email: 'the same e-mail',
  phone: 'the same phone number',
  linkedin: 'the same LinkedIn profile',
  name_employer: 'the same name and employer',
} as const;

/**
 * What the agency to whom an introduced candidate is new knows of them already. Null for the other side, and for a
 * request until it is accepted: before that the candidate is nobody it may know of.
 */
export async function verdictOn(ctx: Context, row: IntroView): Promise<Verdict | null> {
  const owner = row.owner_account_id === ctx.account.id;
  if (row.kind === 'submission' ? !owner : owner || row.status !== 'accepted') return null;
  const person = await personOf(ctx, row);
  const found = person === undefined ? null : await knownAs(ctx, person);
  if (found === null) {
    return {
      known: false,
      matched_by: null,
      added_at: null,
      matched_candidate_id: null,
      note: 'Nobody in your talent bank has the same e-mail, phone, LinkedIn profile, or name and employer.',
    };
  }
  const { row: match, by } = found;
  return {
    known: true,
    matched_by: by,
    added_at: match.created_at,
    matched_candidate_id: match.id as Verdict['matched_candidate_id'],
    note: `Somebody with ${WORDS[by]} is in your talent bank since ${match.created_at.slice(0, 10)}.`,
  };
}

/** The record of the introduced person in the agency that has them; undefined when it is gone. */
export async function personOf(ctx: Context, row: IntroView): Promise<CandidateRow | undefined> {
  if (row.kind === 'submission')
    return row.candidate_id === null ? undefined : introducedPerson(ctx.db, row.account_id, row.candidate_id);
  const source = await offeredCandidate(ctx.db, row.owner_account_id, row.listing_id);
  return source === undefined ? undefined : introducedPerson(ctx.db, row.owner_account_id, source);
}

async function knownAs(
  ctx: Context,
  person: CandidateRow,
): Promise<{ row: CandidateRow; by: keyof typeof WORDS } | null> {
  const found = await findPerson(ctx, {
    name: person.name,
    email: person.email ?? undefined,
    linkedin_url: person.linkedin_url ?? undefined,
    phone: person.phone_e164 ?? person.phone ?? undefined,
  });
  if (found !== null) return { row: found.person, by: found.by };
  const { current_company } = person;
  if (current_company === null || companyKey(current_company) === null) return null;
  const colleagues = await peopleWorkingAt(ctx, current_company, 500);
  const row = colleagues.find(({ name_folded }) => name_folded === fold(person.name));
  return row === undefined ? null : { row, by: 'name_employer' };
}
