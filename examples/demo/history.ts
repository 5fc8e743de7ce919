import type { Caller, Fields, HttpCaller } from './callers.ts';

/** Who the past of the agency is told with. */
export interface HistoryCast {
  accountId: string;
  /** The people of the agency who place others. */
  consultants: { id: string; team_id: string | null }[];
  clients: string[];
  candidates: string[];
  /** Of the agency, YYYY-MM-DD. */
  today: string;
}

/** What the past left behind, for the story. */
export interface HistoryTold {
  placements: number;
  interviews: number;
  /** What was billed, whole dollars. */
  billed: number;
}

const PEOPLE = [
  ['Harriet Cole', 'Category Manager'],
  ['Tomas Novak', 'Payroll Lead'],
  ['Grace Adeyemi', 'Operations Manager'],
  ['Lucas Ferreira', 'Business Analyst'],
  ['Emily Tran', 'Marketing Manager'],
  ['Rohan Mehta', 'Data Engineer'],
  ['Sophie Laurent', 'Legal Counsel'],
  ['Jack Whitfield', 'Site Manager'],
  ['Aisha Rahman', 'Financial Controller'],
  ['Noah Bergstrom', 'Product Manager'],
  ['Isla Fraser', 'Practice Manager'],
  ['Kenji Watanabe', 'Test Lead'],
] as const;

const MONTHS = 6;
const CONTRACTORS = 2;

/** Six months of placements with their billings, a quota for everybody, interviews to come, contractors and a pool. */
export async function tellHistory(admin: HttpCaller, cast: HistoryCast): Promise<HistoryTold> {
  let billed = 0;
  const placed = PEOPLE.map(([name, title], i) => {
    const salary = 92_000 + ((i * 7) % 12) * 6_500;
    const fee = Math.round(salary * 0.2);
    const contractor = i >= PEOPLE.length - CONTRACTORS;
    if (!contractor) billed += fee;
    return { name, title, salary, fee, contractor, start: startIn(cast.today, Math.floor(i / 2)) };
  });
  // Three batches at once: each person with the job, the application and the placement.
  const parts = [0, 4, 8].map((from) =>
    placed.slice(from, from + 4).map((one, i) => ({ ...one, at: from + i })),
  );
  await Promise.all(
    parts.map((part) =>
      admin.batch({ reason: 'The last six months', actions: part.flatMap((one) => placement(one, cast)) }),
    ),
  );
  await tellQuotas(admin, cast, billed);
  const interviews = await tellInterviews(admin, cast);
  const pool = await admin.call('create_talent_pool', {
    name: 'Finance people',
    description: 'People we would call first for a finance role.',
  });
  const people = await admin.call('list_candidates', { limit: 100 });
  const finance = (people.items as { id: string; current_title: string | null }[]).filter(
    ({ id, current_title }) =>
      cast.candidates.includes(id) && /financ|account|tax|audit|treasur|payroll/i.test(current_title ?? ''),
  );
  for (const { id } of finance.slice(0, 6))
    await admin.call('add_pool_member', { pool_id: pool.id, candidate_id: id });
  return { placements: placed.length, interviews, billed };
}

interface Placed {
  name: string;
  title: string;
  salary: number;
  fee: number;
  contractor: boolean;
  start: string;
  at: number;
}

function placement({ name, title, salary, fee, contractor, start, at }: Placed, cast: HistoryCast): Fields[] {
  const owner = cast.consultants[at % cast.consultants.length]?.id;
  const from = (label: string) => ({ $from: `${label}${at}`, path: '/id' });
  const terms = contractor
    ? {
        placement_type: 'contract',
        charge_rate: 118,
        pay_rate: 92,
        rate_period: 'hourly',
        contract_end_date: shifted(start, 270),
        engagement: 'payg',
      }
    : { salary, fee_type: 'fixed', fee_amount: fee };
  return [
    {
      id: `job${at}`,
      action: 'create_job',
      input: {
        title,
        client_id: cast.clients[at % cast.clients.length],
        employment_type: contractor ? 'contract' : 'full_time',
        opened_at: `${shifted(start, -65)}T00:00:00Z`,
      },
    },
    {
      id: `who${at}`,
      action: 'create_candidate',
      input: { name, current_title: title, email: `${name.toLowerCase().replace(' ', '.')}@history.example` },
    },
    {
      id: `put${at}`,
      action: 'create_application',
      input: { job_id: from('job'), candidate_id: from('who'), owner_id: owner },
    },
    {
      id: `won${at}`,
      action: 'create_placement',
      input: {
        application_id: from('put'),
        offer_date: shifted(start, -30),
        start_date: start,
        credits: [{ user_id: owner, percent: 100, role: 'candidate_consultant' }],
        ...terms,
      },
    },
    {
      id: `on${at}`,
      action: 'mark_placement_status',
      input: { placement_id: from('won'), status: 'started' },
    },
  ];
}

/** Targets that the agency is on its way to: of the agency, of each team, of each person. */
async function tellQuotas(admin: Caller, { consultants }: HistoryCast, billed: number): Promise<void> {
  const teams = [...new Set(consultants.flatMap(({ team_id }) => team_id ?? []))];
  const each = Math.ceil(billed / 2 / consultants.length / 10_000) * 10_000;
  const set = (amount: number, of: Fields = {}) =>
    admin.call('set_quota_target', { period_id: 'current', amount, ...of });
  await set(each * consultants.length);
  for (const team_id of teams)
    await set(each * consultants.filter((one) => one.team_id === team_id).length, { team_id });
  for (const { id, team_id } of consultants) if (team_id !== null) await set(each, { user_id: id });
  await admin.call('set_quota_period_status', { period_id: 'current', status: 'published' });
}

async function tellInterviews(admin: Caller, { today }: HistoryCast): Promise<number> {
  const open = (await admin.call('list_applications', { stage: 'client_interview', limit: 3 }))
    .items as Fields[];
  for (const [i, { id }] of open.entries())
    await admin.call('create_interview', {
      application_id: id,
      kind: 'client',
      format: 'video',
      starts_at: `${shifted(today, i + 2)}T0${i}:30:00Z`,
    });
  return open.length;
}

/** The second day of the month so many months ago, so that what started then is billed in it. */
function startIn(today: string, monthsAgo: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - monthsAgo), 1)).toISOString().slice(0, 10);
  return day;
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
