// Read model: where people stand on jobs, and who has stood there too long.
import { sql } from 'kysely';
import { addMs } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { STAGES, type Stage } from '../stages.ts';
import { about, type BriefSubject, ofDesk } from './of.ts';
import { placedSince } from './placed-since.ts';
import { type Asked, referencesOf } from './references.ts';
import { type BriefLine, MOST } from './schema.ts';
import { count, daysSince, NEXT_AT, STUCK_AFTER, stageName } from './wording.ts';

const DAY_MS = 86_400_000;

interface Standing {
  application_id: string;
  candidate_id: string;
  candidate_name: string;
  job_id: string;
  job_title: string;
  client_name: string | null;
  stage: Stage;
  stage_changed_at: string;
  job_status: string;
}

interface Row extends Standing {
  /** The latest submission that the person is part of; null where none is on record. */
  submission_id: string | null;
  /** Whether the person was placed on another application since this one was made. */
  placed_since: number;
}

const STANDING = sql`a.id as application_id, a.candidate_id, c.name as candidate_name, a.job_id, j.title as job_title,
  cl.name as client_name, a.stage, a.stage_changed_at, j.status as job_status`;
const columns = (ctx: Context) => sql`${STANDING},
  case a.stage when 'submitted' then (select s.id from submission_items i
      join submissions s on s.account_id = i.account_id and s.id = i.submission_id
    where i.account_id = a.account_id and i.application_id = a.id and s.status <> 'revoked'
    order by s.created_at desc, s.id desc limit 1) end as submission_id,
  ${placedSince(ctx, 'a', 'a.id')} as placed_since`;
const JOINED = sql`join jobs j on j.account_id = a.account_id and j.id = a.job_id
  join candidates c on c.account_id = a.account_id and c.id = a.candidate_id
  left join clients cl on cl.account_id = a.account_id and cl.id = a.client_id`;

/** People on active jobs who have stood at a stage for too long, with no interview ahead: the furthest stage first. */
export async function stuckPeople(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const found: Row[] = [];
  for (const stage of [...STAGES].reverse()) {
    const days = STUCK_AFTER[stage];
    if (days === undefined || found.length >= MOST) continue;
    const room = MOST - found.length;
    const query = ofDesk(
      of,
      'a.owner_id',
      (owned) => sql`
      select ${columns(ctx)} from applications a ${JOINED}
      where a.account_id = ${ctx.account.id} and a.status = 'active' and a.deleted_at is null and a.stage = ${stage}
        and a.stage_changed_at <= ${addMs(ctx.now, -days * DAY_MS)} and j.status = 'active' ${owned}
        and not exists (select 1 from interviews i where i.account_id = a.account_id and i.application_id = a.id
          and i.status = 'scheduled' and i.starts_at >= ${ctx.now})
      limit ${room}`,
    );
    const { rows } = await sql<Row>`${query}`.execute(ctx.db);
    found.push(...rows.sort((a, b) => (a.stage_changed_at < b.stage_changed_at ? -1 : 1)).slice(0, room));
  }
  const asked = await askedFor(ctx, found);
  return found.map((row) => {
    const references = asked.get(row.application_id);
    return {
      what: `${stageName(row.stage)} for ${count(daysSince(ctx, row.stage_changed_at), 'day')}, ${references?.told ?? 'nothing booked'}${remark(row)}`,
      ...namesOf(row),
      ...nextOf(row, references),
    };
  });
}

/** What was asked for of those who stand at references. */
const askedFor = (ctx: Context, rows: readonly Standing[]): Promise<ReadonlyMap<string, Asked>> =>
  referencesOf(
    ctx,
    rows.filter(({ stage }) => stage === 'references').map(({ application_id }) => application_id),
  );

/** Where the client knows of a candidate. */
export const WITH_CLIENT: readonly Stage[] = ['submitted', 'client_interview', 'references', 'offer'];

/** Who still stands on a job that is filled or closed, the latest move first. */
export async function leftOver(
  ctx: Context,
  of: BriefSubject,
  // Who was turned down by a `no` is not left over.
  stages: readonly Stage[] = STAGES.filter((stage) => stage !== 'no'),
): Promise<BriefLine[]> {
  // Each stage's latest are found at the end of an index; those of one candidate or client are few.
  const few = of.candidate !== undefined || of.client !== undefined;
  const found: Standing[] = [];
  for (const some of few ? [stages] : stages.map((stage) => [stage])) {
    // Names are read of those alone that are shown.
    const latest = ofDesk(
      of,
      'a.owner_id',
      (owned) => sql`
      select a.account_id, a.id, a.candidate_id, a.job_id, a.client_id, a.stage, a.stage_changed_at
      from applications a join jobs j on j.account_id = a.account_id and j.id = a.job_id
      where a.account_id = ${ctx.account.id} and a.status = 'active' and a.deleted_at is null
        and a.stage in (${sql.join([...some])}) and j.status in ('filled', 'closed') ${owned}
        ${about(of, { candidate: 'a.candidate_id', client: 'a.client_id' })}
      order by a.stage_changed_at desc, a.id limit ${MOST}`,
    );
    const { rows } = await sql<Standing>`select ${STANDING} from (${latest}) a ${JOINED}`.execute(ctx.db);
    found.push(...rows);
  }
  // Where two moved at once, the one that was made first.
  const latest = found
    .sort((a, b) => (a.application_id < b.application_id ? -1 : 1))
    .sort((a, b) =>
      a.stage_changed_at > b.stage_changed_at ? -1 : a.stage_changed_at < b.stage_changed_at ? 1 : 0,
    )
    .slice(0, MOST);
  return latest.map((row) => ({
    what: `left over at ${stageName(row.stage)}: the job is ${row.job_status}`,
    ...namesOf(row),
    next_action: 'move_application_stage',
  }));
}

/**
 * The live applications of a job, and those of a candidate or client on jobs that are not filled or closed: the furthest
 * stage first, and there the latest move.
 */
export async function standing(
  ctx: Context,
  of: BriefSubject,
  stages: readonly Stage[] = STAGES,
): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select ${columns(ctx)} from applications a ${JOINED}
    where a.account_id = ${ctx.account.id} and a.status = 'active' and a.deleted_at is null
      and a.stage in (${sql.join([...stages])})
      ${of.job === undefined ? sql`and j.status not in ('filled', 'closed')` : sql``}
      ${about(of, { candidate: 'a.candidate_id', job: 'a.job_id', client: 'a.client_id' })}
    order by case a.stage ${sql.join(
      stages.map((stage, at) => sql`when ${stage} then ${sql.lit(at)}`),
      sql` `,
    )} end desc, a.stage_changed_at desc, a.id limit ${MOST}`.execute(ctx.db);
  const asked = await askedFor(ctx, rows);
  return rows.map((row) => {
    const days = daysSince(ctx, row.stage_changed_at);
    const references = asked.get(row.application_id);
    return {
      what: `${stageName(row.stage)} ${days === 0 ? 'since today' : `for ${count(days, 'day')}`}${references === undefined ? '' : `, ${references.told}`}${remark(row)}`,
      ...namesOf(row),
      ...nextOf(row, references),
    };
  });
}

// A stage may be set by hand: there is no submission to look at then.
const isUnsent = ({ stage, submission_id }: Row): boolean => stage === 'submitted' && submission_id === null;
function remark(row: Row): string {
  if (row.placed_since === 1) return ', left over since they were placed: withdraw or keep';
  return isUnsent(row) ? ', no submission on record' : '';
}

function nextOf(
  row: Row,
  references: Asked | undefined,
): Pick<BriefLine, 'submission_id' | 'record' | 'next_action'> {
  if (row.placed_since === 1 || isUnsent(row)) return { next_action: 'move_application_stage' };
  if (references !== undefined) return { record: references.record, next_action: references.next_action };
  const { submission_id } = row;
  return { ...(submission_id === null ? {} : { submission_id }), next_action: NEXT_AT[row.stage] };
}

function namesOf(row: Standing): Omit<BriefLine, 'what'> {
  return {
    candidate_id: row.candidate_id,
    candidate_name: row.candidate_name,
    application_id: row.application_id,
    job_id: row.job_id,
    job_title: row.job_title,
    ...(row.client_name === null ? {} : { client_name: row.client_name }),
  };
}

/** The open jobs of a client, each with how many people are live. */
export async function openJobs(ctx: Context, client: string): Promise<BriefLine[]> {
  const { rows } = await sql<{ id: string; title: string; status: string; created_at: string; live: number }>`
    select j.id, j.title, j.status, coalesce(j.opened_at, j.created_at) as created_at,
      (select count(*) from applications a where a.account_id = j.account_id and a.job_id = j.id
        and a.status = 'active' and a.deleted_at is null) as live
    from jobs j where j.account_id = ${ctx.account.id} and j.client_id = ${client}
      and j.status in ('active', 'on_hold')
    order by j.created_at desc, j.id limit ${MOST}`.execute(ctx.db);
  return rows.map(({ id, title, status, created_at, live }) => ({
    what: `${status === 'active' ? '' : `${stageName(status)}, `}open ${count(daysSince(ctx, created_at), 'day')}, ${count(live, 'live candidate')}`,
    job_id: id,
    job_title: title,
    next_action: live === 0 ? 'match_candidates_to_job' : 'get_job_brief',
  }));
}
