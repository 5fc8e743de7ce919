// Read model: how many days lie between two things that happened to an application or a job.
import { type RawBuilder, sql } from 'kysely';
import type { Moment } from './lapses.ts';
import type { RecordType } from './query.ts';

type Sql = RawBuilder<unknown>;

const OF_AN_APPLICATION: Partial<Record<Moment, Sql>> = {
  opened: sql`coalesce(j.opened_at, j.created_at)`,
  created: sql`a.created_at`,
  submitted: sql`a.submitted_at`,
  moved: sql`a.stage_changed_at`,
};
const ofTheirs = (what: Sql): Sql =>
  sql`(select ${what} from applications h where h.account_id = j.account_id and h.job_id = j.id and h.deleted_at is null)`;
const OF_A_JOB: Partial<Record<Moment, Sql>> = {
  opened: sql`coalesce(j.opened_at, j.created_at)`,
  first: ofTheirs(sql`min(h.created_at)`),
  sent: ofTheirs(sql`min(h.submitted_at)`),
  hired: ofTheirs(sql`max(case when h.stage = 'placed' then h.stage_changed_at end)`),
};

/** The day of a time, counted on from a day long ago, so many minutes off UTC (the Julian day number of Fliegel and Van Flandern). */
function dayOf(time: Sql, offset: number): Sql {
  // The minutes since that day are more than PostgreSQL's integers hold.
  const part = (at: number, length: number): Sql =>
    sql`cast(substr(${time}, ${sql.lit(at)}, ${sql.lit(length)}) as bigint)`;
  const [year, month, day] = [part(1, 4), part(6, 2), part(9, 2)];
  const early = sql`((14 - ${month}) / 12)`;
  const years = sql`(${year} + 4800 - ${early})`;
  const months = sql`(${month} + 12 * ${early} - 3)`;
  const number = sql`(${day} + (153 * ${months} + 2) / 5 + 365 * ${years} + ${years} / 4 - ${years} / 100 + ${years} / 400)`;
  return sql`((${number} * 1440 + ${part(12, 2)} * 60 + ${part(15, 2)} + ${sql.lit(offset)}) / 1440)`;
}

/** The days from one moment to another, by the calendar of a zone so many minutes off UTC; null where the records tell no such moment. */
export function daysBetweenSql(type: RecordType, values: readonly string[], offset: number): Sql | null {
  const times = type === 'jobs' ? OF_A_JOB : OF_AN_APPLICATION;
  const [one, other] = values.map((value) => times[value as Moment]);
  if (one === undefined || other === undefined) return null;
  return sql`(select ${dayOf(sql`t.later`, offset)} - ${dayOf(sql`t.sooner`, offset)} from (select ${one} as sooner, ${other} as later) t)`;
}
