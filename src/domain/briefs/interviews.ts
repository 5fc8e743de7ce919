// Read model: interviews ahead, and those that have no outcome yet.
import { sql } from 'kysely';
import { addDays, addMs, startOfDay } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { about, type BriefSubject } from './of.ts';
import { placedSince } from './placed-since.ts';
import { type BriefLine, MOST } from './schema.ts';
import { clock } from './wording.ts';

interface Row {
  interview_id: string;
  application_id: string;
  candidate_id: string;
  candidate_name: string;
  job_title: string;
  client_name: string | null;
  kind: string;
  format: string;
  round: number;
  starts_at: string;
  ends_at: string;
  location: string | null;
  /** Whether the person was placed since it was booked. */
  placed_since: number;
  /** Of the application that it is about. */
  status: string;
}

const WEEK_MS = 7 * 86_400_000;

/** The interviews that nobody has closed from one instant to another, the earliest first. */
async function scheduled(
  ctx: Context,
  of: BriefSubject,
  from: string,
  to: string | null,
): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select i.id as interview_id, i.application_id, i.candidate_id, c.name as candidate_name, j.title as job_title,
      cl.name as client_name, i.kind, i.format, i.round, i.starts_at, i.ends_at, i.location,
      ${placedSince(ctx, 'i', null)} as placed_since, a.status
    from interviews i
      join applications a on a.account_id = i.account_id and a.id = i.application_id
      join candidates c on c.account_id = i.account_id and c.id = i.candidate_id
      join jobs j on j.account_id = i.account_id and j.id = i.job_id
      left join clients cl on cl.account_id = i.account_id and cl.id = i.client_id
    where i.account_id = ${ctx.account.id} and i.status = 'scheduled' and i.starts_at >= ${from}
      ${to === null ? sql`` : sql`and i.starts_at < ${to}`}
      ${about(of, { owner: 'i.organizer_id', candidate: 'i.candidate_id', job: 'i.job_id', client: 'i.client_id' })}
    order by i.starts_at, i.id limit ${MOST}`.execute(ctx.db);
  // A brief of the person does not send its reader to itself.
  const preparing = of.candidate === undefined ? 'get_candidate_brief' : 'get_interview';
  return rows.map((row) => {
    const over = row.ends_at <= ctx.now;
    const leftOver = leftOverSince(row);
    const kind = `${row.kind} interview, round ${row.round}, ${row.format.replaceAll('_', ' ')}`;
    return {
      what: `${clock(ctx, row.starts_at)}: ${kind}${over ? ', no outcome yet' : leftOver === null ? '' : `, left over since they ${leftOver}: call it off or keep it`}`,
      candidate_id: row.candidate_id,
      candidate_name: row.candidate_name,
      job_title: row.job_title,
      ...(row.client_name === null ? {} : { client_name: row.client_name }),
      interview_id: row.interview_id,
      next_action: over ? 'record_interview_outcome' : leftOver !== null ? 'cancel_interview' : preparing,
    };
  });
}

/** Why an interview that is ahead is no longer wanted, in words; null where nothing says so. */
function leftOverSince({ placed_since, status }: Row): string | null {
  if (placed_since === 1) return 'were placed';
  if (status === 'withdrawn') return 'withdrew';
  return status === 'rejected' ? 'were rejected' : null;
}

/** Interviews of today and tomorrow in the agency's zone, and those of the last week that still want an outcome. */
export async function interviewsOfTheDay(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const end = startOfDay(addDays(ctx.today, 2), ctx.account.timezone);
  return scheduled(ctx, of, addMs(ctx.now, -WEEK_MS), end);
}

/** Interviews that are booked, the earliest first, and those of the last week that still want an outcome. */
export function interviewsAhead(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  return scheduled(ctx, of, addMs(ctx.now, -WEEK_MS), null);
}
