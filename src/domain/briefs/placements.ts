// Read model: starts, guarantees and papers that come due.

import { sql } from 'kysely';
import { addDays } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { placementPapers } from '../papers/index.ts';
import { owedReplacements } from '../placements/index.ts';
import type { WaitingWords } from '../sentences.ts';
import { about, type BriefSubject } from './of.ts';
import { type BriefLine, MOST } from './schema.ts';
import { dayName } from './wording.ts';

/** How many days ahead starts and guarantees are told. */
const AHEAD = 14;
/** Of how many contracts papers are looked at: those that start next, then the latest started. */
const CONTRACTS = 200;

interface Row {
  placement_id: string;
  candidate_id: string;
  candidate_name: string | null;
  job_title: string | null;
  client_name: string | null;
  day: string;
}

const COLUMNS = sql`p.id as placement_id, p.candidate_id, p.candidate_name, p.job_title, p.client_name`;
const WHOSE = { owner: 'p.owner_id', candidate: 'p.candidate_id', job: 'p.job_id', client: 'p.client_id' };

function lineOf(row: Omit<Row, 'day'>, what: string, next_action: string): BriefLine {
  return {
    what,
    candidate_id: row.candidate_id,
    ...(row.candidate_name === null ? {} : { candidate_name: row.candidate_name }),
    ...(row.job_title === null ? {} : { job_title: row.job_title }),
    ...(row.client_name === null ? {} : { client_name: row.client_name }),
    placement_id: row.placement_id,
    next_action,
  };
}

/** Who starts in the next two weeks. @param all whenever they start */
export async function startsAhead(ctx: Context, of: BriefSubject, all = false): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, p.start_date as day from placements p
    where p.account_id = ${ctx.account.id} and p.status = 'pending_start' and p.start_date is not null
      ${all ? sql`` : sql`and p.start_date <= ${addDays(ctx.today, AHEAD)}`} ${about(of, WHOSE)}
    order by p.start_date, p.id limit ${MOST}`.execute(ctx.db);
  return rows.map((row) => {
    const starts = row.day < ctx.today ? 'was to start' : 'starts';
    return lineOf(row, `${starts} ${dayName(ctx, row.day)} (${row.day})`, 'create_activity');
  });
}

/** The replacements that a client is owed for hires that fell off inside their guarantee. */
export async function replacementsOwed(ctx: Context, client: string): Promise<BriefLine[]> {
  const owed = await owedReplacements(ctx, { client });
  return owed.slice(0, MOST).map(({ job_id, fell_off_at, ...row }) => ({
    ...lineOf(
      { ...row, client_name: null },
      `a replacement is owed: fell off inside the guarantee on ${dayName(ctx, fell_off_at)} (${fell_off_at})`,
      'get_job_brief',
    ),
    ...(job_id === null ? {} : { job_id }),
  }));
}

/** Whether somebody was placed on a job and everybody who was has fallen off. */
export async function isHireFallen(ctx: Context, job: string): Promise<boolean> {
  const { rows } = await sql<{ placed: number; fallen: number }>`
    select count(*) as placed, coalesce(sum(case when status = 'fell_off' then 1 else 0 end), 0) as fallen
    from placements where account_id = ${ctx.account.id} and job_id = ${job}`.execute(ctx.db);
  const [{ placed, fallen } = { placed: 0, fallen: 0 }] = rows;
  return Number(placed) > 0 && Number(placed) === Number(fallen);
}

/** Whose guarantee ends in the next two weeks. @param all whenever it ends */
export async function guaranteesAhead(ctx: Context, of: BriefSubject, all = false): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, p.guarantee_ends_on as day from placements p
    where p.account_id = ${ctx.account.id} and p.status = 'started' and p.guarantee_ends_on is not null
      and p.guarantee_ends_on >= ${ctx.today}
      ${all ? sql`` : sql`and p.guarantee_ends_on <= ${addDays(ctx.today, AHEAD)}`} ${about(of, WHOSE)}
    order by p.guarantee_ends_on, p.id limit ${MOST}`.execute(ctx.db);
  return rows.map((row) =>
    lineOf(row, `guarantee ends ${dayName(ctx, row.day)} (${row.day})`, 'create_activity'),
  );
}

/** Contracts that run or come, with papers that are missing, wait to be checked, or run out. */
export async function papersDue(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const { rows } = await sql<Omit<Row, 'day'>>`
    select ${COLUMNS} from placements p
    where p.account_id = ${ctx.account.id} and p.placement_type = 'contract'
      and p.status in ('pending_start', 'started')
      and (p.contract_end_date is null or p.contract_end_date >= ${ctx.today}) ${about(of, WHOSE)}
    order by p.start_date desc, p.id limit ${CONTRACTS}`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.placement_id, row]));
  const ids = [...byId.keys()];
  // Where papers are due everywhere, the first of them fill the list.
  const lines = await dueOf(ctx, byId, ids.slice(0, MOST));
  return [...lines, ...(lines.length < MOST ? await dueOf(ctx, byId, ids.slice(MOST)) : [])].slice(0, MOST);
}

async function dueOf(
  ctx: Context,
  byId: ReadonlyMap<string, Omit<Row, 'day'>>,
  ids: readonly string[],
): Promise<BriefLine[]> {
  const lines: BriefLine[] = [];
  for (const { placement_id, items } of await placementPapers(ctx, ids)) {
    const row = byId.get(placement_id);
    const open = items.filter(
      ({ required, status, expiring }) =>
        required && ((status !== 'current' && status !== 'waived') || expiring),
    );
    if (row === undefined || open.length === 0) continue;
    const told = open
      .slice(0, 3)
      .map(({ label, status, expiring, stops_counting_on }) =>
        status === 'current' && expiring
          ? `${label} ends ${stops_counting_on}`
          : `${label} ${status.replaceAll('_', ' ')}`,
      );
    const more = open.length > 3 ? ` and ${open.length - 3} more` : '';
    lines.push(
      lineOf(row, `papers: ${told.join(', ')}${more}` satisfies WaitingWords, 'get_placement_papers'),
    );
  }
  return lines;
}
