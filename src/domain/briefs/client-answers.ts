// Read model: what clients said to submissions and specs and nobody took up, and what they have not answered.

import { type RawBuilder, sql } from 'kysely';
import { json } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import type { Question } from '../review/schema.ts';
import type { WaitingWords } from '../sentences.ts';
import { about, type BriefSubject } from './of.ts';
import { type BriefLine, MOST } from './schema.ts';
import { ago, beginning, count } from './wording.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
/** A client has this long before a submission is called unanswered. */
const TIME_TO_ANSWER_MS = 2 * DAY_MS;

interface Answer {
  record: string;
  application_id: string | null;
  candidate_id: string;
  candidate_name: string;
  job_id: string | null;
  job_title: string | null;
  client_name: string;
  response: string | null;
  responded_at: string | null;
  questions: string;
  wants: string | null;
}

/** Questions and interview requests of the last 30 days that nobody has taken up, the longest waiting first. */
export async function clientAnswers(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const since = addMs(ctx.now, -MONTH_MS);
  const { rows: submitted } = await sql<Answer>`
    select s.id as record, i.application_id, i.candidate_id, c.name as candidate_name, s.job_id, j.title as job_title,
      cl.name as client_name, i.response, i.responded_at, i.questions, i.interview_request as wants
    from submissions s
      join submission_items i on i.account_id = s.account_id and i.submission_id = s.id
      join applications a on a.account_id = i.account_id and a.id = i.application_id
      join candidates c on c.account_id = i.account_id and c.id = i.candidate_id
      join jobs j on j.account_id = s.account_id and j.id = s.job_id
      join clients cl on cl.account_id = s.account_id and cl.id = s.client_id
    where s.account_id = ${ctx.account.id} and s.created_at >= ${since} and s.status <> 'revoked'
      ${about(of, { owner: 's.created_by', candidate: 'i.candidate_id', job: 's.job_id', client: 's.client_id' })}
      and (i.questions like '%"answered_at":null%' or (i.response = 'interview_requested' and a.status = 'active'
        and not exists (select 1 from interviews n where n.account_id = i.account_id
          and n.application_id = i.application_id and n.created_at >= i.responded_at)))
    order by i.responded_at, i.id limit ${MOST}`.execute(ctx.db);
  const { rows: specs } = await sql<Answer>`
    select s.id as record, null as application_id, s.candidate_id, c.name as candidate_name, null as job_id,
      null as job_title, cl.name as client_name, s.response, s.responded_at, s.questions, s.response_note as wants
    from specs s
      join candidates c on c.account_id = s.account_id and c.id = s.candidate_id
      join clients cl on cl.account_id = s.account_id and cl.id = s.client_id
    where s.account_id = ${ctx.account.id} and s.created_at >= ${since} and s.status not in ('revoked', 'converted')
      ${about(of, { owner: 's.created_by', candidate: 's.candidate_id', client: 's.client_id' })}
      and ${of.job === undefined ? sql`1 = 1` : sql`1 = 0`}
      and (s.questions like '%"answered_at":null%' or s.response = 'interested')
    order by s.responded_at, s.id limit ${MOST}`.execute(ctx.db);
  return [
    ...submitted.flatMap((row) => linesOf(ctx, row, 'submission')),
    ...specs.flatMap((row) => linesOf(ctx, row, 'spec')),
  ];
}

function linesOf(ctx: Context, row: Answer, kind: 'submission' | 'spec'): BriefLine[] {
  const base = {
    candidate_id: row.candidate_id,
    candidate_name: row.candidate_name,
    ...(row.job_title === null ? {} : { job_title: row.job_title }),
    client_name: row.client_name,
    ...(kind === 'submission' ? { submission_id: row.record } : { spec_id: row.record }),
  };
  const lines: BriefLine[] = json
    .decode<Question[]>(row.questions)
    .filter(({ answered_at }) => answered_at === null)
    .map((question) => ({
      what: `question of the client, asked ${ago(ctx, question.asked_at)}` satisfies WaitingWords,
      said: beginning(question.text),
      ...base,
      question_id: question.id,
      next_action: `answer_${kind}_question`,
    }));
  if (row.response === 'interview_requested' && row.responded_at !== null)
    lines.push({
      what: `the client wants an interview, asked ${ago(ctx, row.responded_at)}` satisfies WaitingWords,
      ...saidOf(requestOf(row.wants)),
      ...base,
      ...(row.application_id === null ? {} : { application_id: row.application_id }),
      next_action: 'create_interview',
    });
  if (row.response === 'interested' && row.responded_at !== null)
    lines.push({
      what: `the client is interested, said ${ago(ctx, row.responded_at)}` satisfies WaitingWords,
      ...saidOf(row.wants),
      ...base,
      next_action: 'convert_spec',
    });
  return lines;
}

const saidOf = (text: string | null): { said?: string } =>
  text === null || text.trim() === '' ? {} : { said: beginning(text) };

function requestOf(wants: string | null): string | null {
  if (wants === null) return null;
  const { preferred_times, note } = json.decode<{ preferred_times: string[]; note: string | null }>(wants);
  return [...preferred_times, ...(note === null ? [] : [note])].join('; ');
}

interface Sent {
  submission_id: string;
  job_id: string;
  job_title: string;
  client_name: string;
  contact_name: string | null;
  created_at: string;
  first_viewed_at: string | null;
  expires_at: string;
  people: number;
}

/** Submissions of the last 30 days, sent two days ago or longer, with people of whom the client said nothing. */
export async function unansweredSubmissions(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  return sentOnes(
    ctx,
    of,
    sql`s.created_at >= ${addMs(ctx.now, -MONTH_MS)} and s.created_at <= ${addMs(ctx.now, -TIME_TO_ANSWER_MS)}
      and s.status in ('pending', 'viewed', 'partially_responded', 'expired') and j.status = 'active'`,
  );
}

/**
 * Submissions on jobs that are not filled or closed with people of whom the client said nothing: those whose link is open,
 * and those whose link ended within 30 days. After two days they are overdue.
 */
export async function openSubmissions(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  return sentOnes(
    ctx,
    of,
    sql`(s.status in ('pending', 'viewed', 'partially_responded')
        or (s.status = 'expired' and s.expires_at >= ${addMs(ctx.now, -MONTH_MS)}))
      and j.status not in ('filled', 'closed')`,
  );
}

async function sentOnes(ctx: Context, of: BriefSubject, open: RawBuilder<unknown>): Promise<BriefLine[]> {
  const ofPerson =
    of.candidate === undefined
      ? sql``
      : sql`and exists (select 1 from submission_items o where o.account_id = s.account_id
          and o.submission_id = s.id and o.candidate_id = ${of.candidate})`;
  const { rows } = await sql<Sent>`
    select s.id as submission_id, s.job_id, j.title as job_title, cl.name as client_name, p.name as contact_name,
      s.created_at, s.first_viewed_at, s.expires_at,
      (select count(*) from submission_items i join applications a on a.account_id = i.account_id
          and a.id = i.application_id
        where i.account_id = s.account_id and i.submission_id = s.id and i.response = 'none' and i.questions = '[]'
          and a.status = 'active') as people
    from submissions s
      join jobs j on j.account_id = s.account_id and j.id = s.job_id
      join clients cl on cl.account_id = s.account_id and cl.id = s.client_id
      left join client_contacts t on t.account_id = s.account_id and t.id = s.client_contact_id
      left join candidates p on p.account_id = t.account_id and p.id = t.person_id
    where s.account_id = ${ctx.account.id} and s.held_at is null and ${open}
      ${about(of, { owner: 's.created_by', job: 's.job_id', client: 's.client_id' })} ${ofPerson}
    order by s.created_at, s.id limit ${MOST}`.execute(ctx.db);
  return rows
    .filter(({ people }) => people > 0)
    .map((row) => ({
      what: `${count(row.people, 'person', 'people')} sent ${ago(ctx, row.created_at)}, ${stateOf(ctx, row)}${isLate(ctx, row) ? OVERDUE : ''}`,
      submission_id: row.submission_id,
      job_title: row.job_title,
      client_name: row.client_name,
      ...(row.contact_name === null ? {} : { contact_name: row.contact_name }),
      next_action: isLate(ctx, row) ? 'resend_submission' : 'get_submission',
    }));
}

const OVERDUE = ', overdue';
const isLate = (ctx: Context, { created_at }: Sent): boolean =>
  created_at <= addMs(ctx.now, -TIME_TO_ANSWER_MS);

/** Whether a line tells of a submission that the client should have answered by now. */
export const isOverdue = ({ what }: BriefLine): boolean => what.endsWith(OVERDUE);

function stateOf(ctx: Context, { expires_at, first_viewed_at }: Sent): string {
  const seen = first_viewed_at === null ? 'not opened' : `opened ${ago(ctx, first_viewed_at)}`;
  return `${seen}${expires_at <= ctx.now ? ', link has ended' : ''}`;
}
