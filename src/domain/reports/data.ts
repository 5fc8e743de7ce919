// Read model: what the records of an agency lack.
import { sql } from 'kysely';
import { addDays, addMs } from '#src/lib/clock.ts';
import {
  attributionOf,
  type FactName,
  integer,
  number,
  percentage,
  type Sql,
  select,
  text,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import type { ReportDefinition } from './definition.ts';

interface Check {
  check: string;
  label: string;
  /** How to mend it. */
  mend: string;
  when: Sql;
}

const missing = (column: string): Sql =>
  sql`(${sql.ref(column)} is null or ${sql.ref(column)} in ('', '[]'))`;

const ofCandidates = (ctx: Context): Check[] => [
  {
    check: 'candidate_without_email',
    label: 'Candidates without an e-mail address',
    mend: 'update_candidate with email',
    when: missing('c.email'),
  },
  {
    check: 'candidate_without_phone',
    label: 'Candidates without a phone number',
    mend: 'update_candidate with phone',
    when: missing('c.phone'),
  },
  {
    check: 'candidate_without_place',
    label: 'Candidates without a city or country',
    mend: 'update_candidate with location',
    when: sql`${missing('c.city')} and ${missing('c.country')}`,
  },
  {
    check: 'candidate_without_skills',
    label: 'Candidates without skills',
    mend: 'update_candidate with skills',
    when: missing('c.skills'),
  },
  {
    check: 'candidate_without_work_rights',
    label: 'Candidates whose work rights are not known',
    mend: 'update_candidate with work_rights',
    when: missing('c.work_rights_status'),
  },
  {
    check: 'candidate_same_phone',
    label: 'Candidates who share a phone number with another',
    mend: 'look for duplicates, and merge them',
    // The numbers of several are found once: looking at the others of each candidate has PostgreSQL compile the query for seconds.
    when: sql`c.phone_e164 in (select o.phone_e164 from candidates o where o.account_id = ${ctx.account.id}
      and o.phone_e164 is not null and o.deleted_at is null and o.merged_into is null
      group by o.phone_e164 having count(*) > 1)`,
  },
  {
    check: 'candidate_stale',
    label: 'Candidates not changed or contacted for two years',
    mend: 'ask them whether their data still holds, or delete_candidate',
    when: sql`c.updated_at < ${addDays(ctx.today, -730)} and (c.last_contacted_at is null or c.last_contacted_at < ${addDays(ctx.today, -730)})`,
  },
];

const ofJobs: readonly Check[] = [
  {
    check: 'job_without_pay',
    label: 'Active jobs without pay',
    mend: 'update_job with compensation',
    when: sql`j.base_min is null and j.base_max is null`,
  },
  {
    check: 'job_without_owner',
    label: 'Active jobs that are nobody’s',
    mend: 'update_job with owner_id or team_id',
    when: sql`j.owner_id is null and j.team_id is null`,
  },
  {
    check: 'job_without_applications',
    label: 'Active jobs without a live application',
    mend: 'create_application, or update_job to close it',
    when: sql`not exists (select 1 from applications f where f.account_id = j.account_id and f.job_id = j.id and f.status = 'active' and f.deleted_at is null)`,
  },
];

const ofApplications = (ctx: Context): Check[] => [
  {
    check: 'application_idle',
    label: 'Live applications not moved for 30 days',
    mend: 'move_application_stage',
    when: sql`a.stage_changed_at < ${addDays(ctx.today, -30)}`,
  },
  {
    check: 'application_without_owner',
    label: 'Live applications that are nobody’s',
    mend: 'bulk_update_applications with owner_id',
    when: sql`a.owner_id is null`,
  },
  {
    check: 'application_on_closed_job',
    label: 'Live applications on jobs that are closed or filled',
    mend: 'move_application_stage to rejected or withdrew',
    when: sql`exists (select 1 from jobs o where o.id = a.job_id and o.account_id = a.account_id and o.status in ('closed', 'filled'))`,
  },
];

const DAY_MS = 86_400_000;

const ofInterviews = (ctx: Context): Check[] => [
  {
    check: 'interview_without_outcome',
    label: 'Interviews that ended more than a day ago and have no result',
    mend: 'record_interview_outcome, mark_interview_no_show or cancel_interview',
    when: sql`i.status = 'scheduled' and i.ends_at < ${addMs(ctx.now, -DAY_MS)}`,
  },
];

const ofClients: readonly Check[] = [
  {
    check: 'client_without_owner',
    label: 'Clients that are nobody’s',
    mend: 'update_client with owner_id',
    when: sql`k.owner_id is null`,
  },
  {
    check: 'client_without_contact',
    label: 'Clients without a contact',
    mend: 'add_client_contact',
    when: sql`not exists (select 1 from client_contacts f where f.client_id = k.id and f.account_id = k.account_id and f.deleted_at is null)`,
  },
  {
    check: 'client_without_website',
    label: 'Clients without a website',
    mend: 'update_client with website',
    when: missing('k.website'),
  },
];

const WITHOUT_FEE = 'placement_without_fee';

// Whether a fee is known at all is told to those who may see it.
const seesFees = (ctx: Context): boolean =>
  ctx.can('placements:financials:read') && ctx.can('placements:contracting:read');

const ofPlacements = (ctx: Context): Check[] =>
  placementChecks(ctx).filter(({ check }) => check !== WITHOUT_FEE || seesFees(ctx));

const placementChecks = (ctx: Context): Check[] => [
  {
    check: 'placement_without_start',
    label: 'Placements without a start date',
    mend: 'update_placement with start_date',
    when: sql`p.start_date is null and p.status <> 'fell_off'`,
  },
  {
    check: WITHOUT_FEE,
    label: 'Placements whose fee is not known',
    mend: 'update_placement with salary, fee_percent or fee_amount',
    when: sql`p.fee_amount is null and p.expected_gp is null`,
  },
  {
    check: 'contract_past_its_end',
    label: 'Contracts that ended and are still started',
    mend: 'update_placement with contract_end_date, or mark_placement_status',
    when: sql`p.placement_type = 'contract' and p.status = 'started' and p.contract_end_date < ${ctx.today}`,
  },
];

export interface Group {
  fact: FactName;
  records: string;
  of?: Sql;
  checks: readonly Check[];
}

/** The checks, by the fact whose records they look at. */
export const groupsOf = (ctx: Context): Group[] => [
  { fact: 'candidates', records: 'candidate', checks: ofCandidates(ctx) },
  { fact: 'jobs', records: 'job', of: sql`j.status = 'active'`, checks: ofJobs },
  { fact: 'applications', records: 'application', of: sql`a.status = 'active'`, checks: ofApplications(ctx) },
  { fact: 'interviews', records: 'interview', checks: ofInterviews(ctx) },
  { fact: 'clients', records: 'client', checks: ofClients },
  { fact: 'placements', records: 'placement', checks: ofPlacements(ctx) },
];

/** What is missing, stale or held twice. */
export const DATA_QUALITY: ReportDefinition = {
  definition:
    'How many records want mending now, check by check, and of how many: candidates on the books, active jobs, live applications, interviews, clients, placements.',
  attribution: attributionOf('candidates', 'jobs', 'applications', 'interviews', 'clients', 'placements'),
  period: null,
  groups: [],
  filters: ['consultant', 'team'],
  async run({ ctx, seen, filters }) {
    const rows: Row[] = [];
    for (const { fact, records, of, checks } of groupsOf(ctx)) {
      const selection = { fact, by: [], filters, when: null, span: { from: null, to: null }, where: of };
      const columns = checks.map(
        ({ when }, at) => sql`sum(case when ${when} then 1 else 0 end) as ${sql.id(`c${at}`)}`,
      );
      const [found] = await select<Record<`c${number}`, number | null> & { n: number }>(
        ctx,
        seen,
        selection,
        sql.join([sql`count(*) as n`, ...columns]),
      );
      checks.forEach(({ check, label, mend }, at) => {
        const affected = found?.[`c${at}`] ?? 0;
        const all = found?.n ?? 0;
        rows.push({
          check,
          label,
          record: records,
          affected,
          of: all,
          percent: percentage(affected, all),
          mend,
        });
      });
    }
    const columns = [
      text('check', 'Check'),
      text('label', 'What'),
      text('record', 'Record'),
      integer('affected', 'To mend'),
      integer('of', 'Of'),
      number('percent', 'Share', 'percent'),
      text('mend', 'How'),
    ];
    const caveats = seesFees(ctx)
      ? []
      : ['Placements without a fee are not looked for, as this credential may not see fees.'];
    return { columns, rows, totals: [], caveats };
  },
};
