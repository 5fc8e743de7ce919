import type * as z from 'zod';
import type { Instant } from '#src/lib/clock.ts';
import { getCandidate, markWords } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { Context } from '../context.ts';
import { placedByUs, placedWords } from '../placed-by-us.ts';
import { lastFallenOff } from '../placements/index.ts';
import type { PlacedByUs } from '../placements/schema.ts';
import { approvalsAbout } from './agreements.ts';
import { clientAnswers, openSubmissions } from './client-answers.ts';
import { interviewsAhead } from './interviews.ts';
import { lastContacts } from './last-contacts.ts';
import { appointments, waitingMails } from './mails.ts';
import { fitted, readParts } from './parts.ts';
import { leftOver, standing } from './pipeline.ts';
import { guaranteesAhead, startsAhead } from './placements.ts';
import type { BriefLine, CandidateBrief, GetCandidateBrief } from './schema.ts';
import { ago, count } from './wording.ts';

/** A person in brief: the record, where they stand, what is ahead and open, the last contacts, the next step. @param wall by which approvals end @throws AppError NOT_FOUND */
export async function getCandidateBrief(
  ctx: Context,
  { candidate_id, budget_tokens }: z.output<typeof GetCandidateBrief>,
  wall: Instant,
): Promise<CandidateBrief> {
  const person = await getCandidate(ctx, candidate_id);
  const placed = (await placedByUs(ctx, [person.id])).get(person.id) ?? null;
  const of = { candidate: person.id };
  const parts = await readParts(ctx, {
    waiting: [
      ['submissions:read', () => clientAnswers(ctx, of)],
      ['submissions:read', () => openSubmissions(ctx, of)],
      ['candidates:read', () => approvalsAbout(ctx, person.id, wall)],
    ],
    ahead: [
      ['interviews:read', () => interviewsAhead(ctx, of)],
      ['interviews:read', () => appointments(ctx, person.id)],
      ['emails:read', () => waitingMails(ctx, of)],
      ['placements:read', () => startsAhead(ctx, of, true)],
      ['placements:read', () => guaranteesAhead(ctx, of, true)],
    ],
    stands: [['applications:read', () => standing(ctx, of)]],
    leftovers: [['applications:read', () => leftOver(ctx, of)]],
    last_contacts: [['activities:read', () => lastContacts(ctx, of)]],
  });
  const own = { candidate_id: person.id };
  const { stands, waiting, ahead, leftovers } = parts.lines;
  const unmentioned = (lines: BriefLine[]): BriefLine[] =>
    lines.map(({ candidate_id: _, candidate_name: __, ...line }) => line);
  const next = nextFor(person, parts.lines, own, placed);
  parts.lines = {
    ...parts.lines,
    stands: unmentioned(stands),
    waiting: unmentioned(waiting),
    ahead: unmentioned(ahead),
    leftovers: unmentioned(leftovers),
  };
  const head = {
    answer: answerOf(ctx, person, parts.lines, placed, await fallenWords(ctx, person)),
    candidate: { ...factsOf(person), placed_by_us: placed },
    next,
  };
  return fitted(ctx, head, parts, budget_tokens);
}

async function fallenWords(ctx: Context, { id }: Candidate): Promise<string> {
  const fallen = await lastFallenOff(ctx, id);
  if (fallen === undefined) return '';
  return `the placement at ${fallen.client} fell off${fallen.on === null ? '' : ` on ${fallen.on.slice(0, 10)}`}`;
}

function factsOf(person: Candidate): Omit<CandidateBrief['candidate'], 'placed_by_us'> {
  return {
    id: person.id,
    name: person.name,
    current_title: person.current_title,
    current_employer: person.current_employer,
    city: person.location?.city ?? null,
    email: person.email,
    phone: person.phone,
    notice_period: person.notice_period,
    salary_expectation: person.salary_expectation,
    work_rights: person.work_rights,
    available_from: person.available_from,
    rating: person.rating,
    do_not_approach: person.do_not_approach,
    do_not_approach_reason: person.do_not_approach_reason,
    do_not_approach_at: person.do_not_approach_at,
    do_not_approach_by: person.do_not_approach_by,
    email_opt_out: person.email_opt_out,
    owner_id: person.owner_id,
  };
}

function answerOf(
  ctx: Context,
  person: Candidate,
  { stands, last_contacts }: Record<'stands' | 'last_contacts', readonly BriefLine[]>,
  placed: PlacedByUs | null,
  fallen: string,
): string {
  const flags = [
    fallen,
    person.do_not_approach ? `must not be approached${markWords(ctx, person)}` : '',
    person.email_opt_out ? 'wants no mail' : '',
    person.phone === null ? 'no phone' : '',
    person.email === null ? 'no e-mail address' : '',
  ].filter((flag) => flag !== '');
  // What the service mails by itself, such as the request for referees, is no contact that somebody made.
  const mailed = last_contacts.some(({ what }) => what.startsWith('email'));
  const spoken =
    person.last_contacted_at === null
      ? `no call${mailed ? ' or meeting' : ', meeting or mail'} yet`
      : `last contacted ${ago(ctx, person.last_contacted_at)}`;
  const live = stands.length === 0 ? 'on no live job' : `live on ${count(stands.length, 'job')}`;
  const ours = placed === null ? [] : [placedWords(placed, ctx.today)];
  return `${person.name}: ${[...ours, live, spoken, ...flags].join(', ')}.`;
}

function nextFor(
  person: Candidate,
  {
    stands,
    waiting,
    ahead,
    leftovers,
  }: Record<'stands' | 'waiting' | 'ahead' | 'leftovers', readonly BriefLine[]>,
  own: { candidate_id: string },
  placed: PlacedByUs | null,
): BriefLine {
  if (person.do_not_approach)
    return {
      what: `ask ${person.do_not_approach_by ?? 'whoever set do not approach'} before anything else`,
      ...own,
      next_action: 'list_activities',
    };
  const [first] = [...waiting, ...ahead, ...stands, ...leftovers];
  if (first !== undefined) return first;
  if (placed !== null)
    return {
      what: `placed by us at ${placed.client}: keep in touch`,
      ...own,
      next_action: 'create_activity',
    };
  return { what: 'on no live job: look for one', ...own, next_action: 'create_application' };
}
