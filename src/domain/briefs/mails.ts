// Read model: mails that failed, mails that wait, and appointments.

import { sql } from 'kysely';
import { addMs } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import type { WaitingWords } from '../sentences.ts';
import { about, type BriefSubject } from './of.ts';
import { type BriefLine, MOST } from './schema.ts';
import { ago, beginning, clock } from './wording.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;

interface Row {
  scheduled_email_id: string;
  candidate_id: string | null;
  candidate_name: string | null;
  to_address: string;
  subject: string;
  at: string;
  last_error: string | null;
}

const COLUMNS = sql`e.id as scheduled_email_id, e.candidate_id, c.name as candidate_name, e.to_address, e.subject,
  e.last_error`;
const WITH_PERSON = sql`left join candidates c on c.account_id = e.account_id and c.id = e.candidate_id`;

function lineOf(row: Row, what: string, next_action: string): BriefLine {
  return {
    what,
    ...(row.candidate_id === null ? {} : { candidate_id: row.candidate_id }),
    ...(row.candidate_name === null ? {} : { candidate_name: row.candidate_name }),
    scheduled_email_id: row.scheduled_email_id,
    next_action,
  };
}

/** Mails of the last two weeks that could not be delivered, the latest first. */
export async function failedMails(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, e.updated_at as at from scheduled_emails e ${WITH_PERSON}
    where e.account_id = ${ctx.account.id} and e.status = 'failed' and e.updated_at >= ${addMs(ctx.now, -TWO_WEEKS_MS)}
      ${about(of, { owner: 'e.created_by', candidate: 'e.candidate_id' })}
    order by e.updated_at desc, e.id limit ${MOST}`.execute(ctx.db);
  return rows.map((row) =>
    lineOf(
      row,
      `"${beginning(row.subject, 60)}" to ${row.to_address} failed ${ago(ctx, row.at)}` satisfies WaitingWords,
      row.candidate_id === null ? 'get_scheduled_email' : 'send_email',
    ),
  );
}

/** Mails that came in within two weeks and after which nobody wrote, and mails that came back; the latest first. */
export async function unansweredMails(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const account = ctx.account.id;
  const { rows } = await sql<{
    kind: string;
    candidate_id: string | null;
    client_id: string | null;
    contact_id: string | null;
    name: string | null;
    subject: string;
    body_text: string | null;
    created_at: string;
  }>`
    select m.kind, m.candidate_id, m.client_id, m.contact_id, c.name, m.subject, m.body_text, m.created_at
    from email_messages m left join candidates c on c.account_id = m.account_id and c.id = m.candidate_id
    where m.account_id = ${account} and m.direction = 'inbound' and m.kind <> 'auto_reply'
      and m.created_at >= ${addMs(ctx.now, -TWO_WEEKS_MS)}
      and not exists (select 1 from email_messages o where o.account_id = ${account} and o.direction = 'outbound'
        and o.candidate_id = m.candidate_id and o.created_at > m.created_at)
      ${about(of, { owner: 'm.created_by', candidate: 'm.candidate_id', job: 'm.job_id', client: 'm.client_id' })}
    order by m.created_at desc, m.id desc limit ${MOST}`.execute(ctx.db);
  return rows.map(({ kind, candidate_id, client_id, contact_id, name, subject, body_text, created_at }) => ({
    what: `${kind === 'bounce' ? 'A mail came back' : 'Mail came in'} ${ago(ctx, created_at)}` satisfies WaitingWords,
    ...(candidate_id === null ? {} : { candidate_id }),
    ...(name === null ? {} : { candidate_name: name }),
    ...(client_id === null ? {} : { client_id }),
    ...(contact_id === null ? {} : { contact_id }),
    said: beginning(`${subject}: ${body_text ?? ''}`),
    next_action: kind === 'bounce' || candidate_id === null ? 'list_activities' : 'draft_email',
  }));
}

/** Mails that wait for their time, the earliest first. */
export async function waitingMails(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, e.scheduled_at as at from scheduled_emails e ${WITH_PERSON}
    where e.account_id = ${ctx.account.id} and e.status = 'scheduled' and e.kind = 'scheduled'
      ${about(of, { candidate: 'e.candidate_id', job: 'e.job_id', client: 'e.client_id' })}
    order by e.scheduled_at, e.id limit ${MOST}`.execute(ctx.db);
  return rows.map((row) =>
    lineOf(row, `${clock(ctx, row.at)}: mail "${beginning(row.subject, 60)}"`, 'update_scheduled_email'),
  );
}

/** Appointments of a person that are no interviews, the earliest first. */
export async function appointments(ctx: Context, candidate: string): Promise<BriefLine[]> {
  const { rows } = await sql<{ id: string; title: string; starts_at: string }>`
    select id, title, starts_at from calendar_events
    where account_id = ${ctx.account.id} and candidate_id = ${candidate} and deleted_at is null
      and interview_id is null and starts_at >= ${ctx.now}
    order by starts_at, id limit ${MOST}`.execute(ctx.db);
  return rows.map(({ id, title, starts_at }) => ({
    what: `${clock(ctx, starts_at)}: ${beginning(title, 80)}`,
    calendar_event_id: id,
    next_action: 'update_calendar_event',
  }));
}
