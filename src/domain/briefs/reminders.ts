// Read model: calendar entries that are due, interviews aside.
import { type RawBuilder, sql } from 'kysely';
import { addDays, addMs, type Day, dayIn, type Instant, startOfDay, wholeDayOf } from '#src/lib/clock.ts';
import type { Account, Context } from '../context.ts';
import { about, type BriefSubject } from './of.ts';
import { type BriefLine, MOST } from './schema.ts';
import { beginning, clock, dayName } from './wording.ts';

interface Row {
  id: string;
  title: string;
  event_type: string;
  starts_at: string;
  all_day: number;
  candidate_id: string | null;
  candidate_name: string | null;
  job_id: string | null;
  job_title: string | null;
  application_id: string | null;
}

/** What is taken off the calendar once it is done; a meeting stays as what has been. */
const ENDS_WHEN_DONE: ReadonlySet<string> = new Set(['reminder', 'deadline']);

const TWO_WEEKS_MS = 14 * 86_400_000;

/** A whole day as calendars write it, by its midnight in UTC, which is another day in some zones (`wholeDayOf`). */
const ofWholeDay = sql`(e.all_day = 1 and e.starts_at like '%T00:00:00.000Z')`;
const midnight = (day: Day): Instant => `${day}T00:00:00.000Z`;

/**
 * Entries of today and tomorrow in the agency's zone that are still ahead, and before them the reminders and deadlines of the last
 * two weeks whose time is over: an entry that is done is deleted. A whole day is over when the day is.
 */
export async function remindersDue(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const zone = ctx.account.timezone;
  const { rows } = await entriesDue(ctx, of).execute(ctx.db);
  const timed = rows.map((row) => {
    const wholeDay = row.all_day === 1;
    const day = wholeDay ? wholeDayOf(row.starts_at, zone) : dayIn(row.starts_at, zone);
    return { row, day, wholeDay, over: wholeDay ? day < ctx.today : row.starts_at < ctx.now };
  });
  const overFirst = timed.toSorted((a, b) => Number(b.over) - Number(a.over));
  return overFirst.map(({ row, day, wholeDay, over }) => {
    const when = wholeDay ? dayName(ctx, day) : clock(ctx, row.starts_at);
    const isDue = over || (day === ctx.today && ENDS_WHEN_DONE.has(row.event_type));
    return {
      what: `${over ? 'overdue, ' : ''}${when}: ${beginning(row.title, 80)}${isDue ? '; delete it once done, or move it' : ''}`,
      ...(row.candidate_id === null ? {} : { candidate_id: row.candidate_id }),
      ...(row.candidate_name === null ? {} : { candidate_name: row.candidate_name }),
      ...(row.job_id === null ? {} : { job_id: row.job_id }),
      ...(row.job_title === null ? {} : { job_title: row.job_title }),
      ...(row.application_id === null ? {} : { application_id: row.application_id }),
      calendar_event_id: row.id,
      next_action: isDue ? 'delete_calendar_event' : 'update_calendar_event',
    };
  });
}

/**
 * The entries that `remindersDue` tells. Each name is looked up by itself: where they are joined, PostgreSQL reads everybody of the
 * agency for each entry by a plan that it made while the tables were new, and nothing of it is counted yet.
 */
export function entriesDue(
  ctx: Pick<Context, 'now' | 'today'> & { readonly account: Pick<Account, 'id' | 'timezone'> },
  of: BriefSubject,
): RawBuilder<Row> {
  const zone = ctx.account.timezone;
  return sql<Row>`
    select e.id, e.title, e.event_type, e.starts_at, e.all_day, e.candidate_id, e.job_id, e.application_id,
      (select c.name from candidates c where c.account_id = e.account_id and c.id = e.candidate_id) as candidate_name,
      (select j.title from jobs j where j.account_id = e.account_id and j.id = e.job_id) as job_title
    from calendar_events e
    where e.account_id = ${ctx.account.id} and e.deleted_at is null and e.interview_id is null
      and e.starts_at >= ${addMs(ctx.now, -TWO_WEEKS_MS)}
      and e.starts_at < ${startOfDay(addDays(ctx.today, 2), zone)}
      and not (${ofWholeDay} and e.starts_at >= ${midnight(addDays(ctx.today, 2))})
      and (e.event_type in ('reminder', 'deadline') or e.starts_at >= ${ctx.now}
        or (e.all_day = 1 and e.starts_at >= ${startOfDay(ctx.today, zone)})
        or (${ofWholeDay} and e.starts_at >= ${midnight(ctx.today)}))
      ${about(of, { owner: 'e.assigned_to' })}
    order by e.starts_at, e.id limit ${MOST}`;
}
