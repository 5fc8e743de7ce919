import type { Insertable } from 'kysely';
import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Database } from '#db/types.ts';
import { Random } from '#examples/demo/generator/random.ts';
import { statusOf } from '#src/domain/applications/rules.ts';
import type { Stage } from '#src/domain/stages.ts';
import { addDays, type Day } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { type About, callOf, candidateOf, interviewOf, jobOf } from './figures-rows.ts';

/** The rows of an agency's desk over two years, for reports to count, and for a test to count again. */
export interface Figures {
  users: Insertable<Database['users']>[];
  teams: Insertable<Database['teams']>[];
  clients: Insertable<Database['clients']>[];
  jobs: Insertable<Database['jobs']>[];
  candidates: Insertable<Database['candidates']>[];
  applications: Insertable<Database['applications']>[];
  application_stages: Insertable<Database['application_stages']>[];
  interviews: Insertable<Database['interviews']>[];
  placements: Insertable<Database['placements']>[];
  placement_credits: Insertable<Database['placement_credits']>[];
  activities: Insertable<Database['activities']>[];
  email_messages: Insertable<Database['email_messages']>[];
}

const SOURCES = ['applied', 'added', 'matched', 'referral'] as const;
const PATH: readonly Stage[] = [
  'funnel',
  'yes',
  'screen',
  'submitted',
  'client_interview',
  'offer',
  'placed',
];

/** Makes the rows. The same seed makes the same figures; only the ids differ. */
export function figuresOf(options: {
  accountId: string;
  today: Day;
  applications: number;
  /** How many people there are; a quarter of the applications by default. */
  candidates?: number;
  seed?: number;
}): Figures {
  const { accountId: account_id, today, applications: count, seed = 11 } = options;
  const random = new Random(seed, 'figures');
  const now = `${today}T00:00:00.000Z`;
  const some = <T>(length: number, make: (index: number) => T): T[] =>
    Array.from({ length }, (_, at) => make(at));
  const instant = (ago: number): string =>
    new Date(Date.parse(now) - ago * 86_400_000 + random.int(0, 86_399) * 1000).toISOString();
  const stamps = (at: string) => ({ created_at: at, updated_at: at });
  const teams = some(3, (at) => ({
    id: newId('team'),
    account_id,
    name: `Team ${'ABC'[at]}`,
    deleted_at: null,
    ...stamps(now),
  }));
  const users = some(
    9,
    (at): Insertable<Database['users']> => ({
      id: newId('user'),
      account_id,
      name: `Consultant ${at + 1}`,
      name_folded: `consultant ${at + 1}`,
      email: `c${at}-${account_id}@agency.example`,
      email_folded: `c${at}-${account_id}@agency.example`,
      role: 'consultant',
      team_id: at === 8 ? null : (teams[at % 3]?.id ?? null),
      data_scope: 'agency',
      status: 'active',
      default_currency: null,
      timezone: null,
      last_active_at: null,
      ...stamps(now),
    }),
  );
  const clients = some(
    Math.max(4, Math.ceil(count / 400)),
    (at): Insertable<Database['clients']> => ({
      id: newId('client'),
      account_id,
      name: `Client ${at + 1}`,
      name_folded: `client ${at + 1}`,
      company_key: `client ${at + 1}`,
      website: null,
      phone: null,
      domain: null,
      logo_url: null,
      industry: random.pick(['Mining', 'Finance', 'Health']),
      description: null,
      address: null,
      notes: null,
      locations: '[]',
      is_self: 0,
      owner_id: random.pick(users).id,
      fee_terms: null,
      fee_version: 1,
      enrichment_status: 'none',
      enrichment_error: null,
      enrichment: null,
      enrichment_tries: 0,
      enrichment_due_at: null,
      dna_status: 'none',
      dna: null,
      dna_missing: '[]',
      dna_error: null,
      dna_asked: 0,
      dna_done: 0,
      operation_key: null,
      operation_hash: null,
      deleted_at: null,
      ...stamps(instant(random.int(1, 700))),
    }),
  );
  const jobs = some(Math.max(6, Math.ceil(count / 20)), (at) =>
    jobOf(random, at, account_id, instant(random.int(1, 700)), clients, users),
  );
  const candidates = some(options.candidates ?? Math.max(10, Math.ceil(count / 4)), (at) =>
    candidateOf(random, at, account_id, instant(random.int(1, 700)), users),
  );
  const figures: Figures = {
    users,
    teams,
    clients,
    jobs,
    candidates,
    applications: [],
    application_stages: [],
    interviews: [],
    placements: [],
    placement_credits: [],
    activities: [],
    email_messages: [],
  };
  const taken = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    const job = random.pick(jobs);
    const candidate = random.pick(candidates);
    if (taken.has(`${job.id} ${candidate.id}`)) continue;
    taken.add(`${job.id} ${candidate.id}`);
    addApplication(random, figures, { job, candidate, now: Date.parse(now), account_id, today });
  }
  return figures;
}

interface Given {
  job: Insertable<Database['jobs']>;
  candidate: Insertable<Database['candidates']>;
  now: number;
  account_id: string;
  today: Day;
}

const HOUR = 3_600_000;

/** An application with its stays, and what went with them: interviews, a placement with its credits, a mail, a call. */
function addApplication(
  random: Random,
  figures: Figures,
  { job, candidate, now, account_id, today }: Given,
): void {
  const begun = Math.max(Date.parse(job.created_at), now - random.int(1, 700) * 24 * HOUR);
  let at = begun + random.int(0, 48) * HOUR;
  if (at > now) at = now - HOUR;
  const walk = PATH.slice(0, random.int(1, PATH.length));
  if (random.int(0, 2) === 0) walk.push(random.pick(['rejected', 'withdrew', 'no', 'maybe'] as const));
  const times: number[] = [];
  for (const _ of walk) {
    if (at > now) break;
    times.push(at);
    at += random.int(1, 400) * HOUR;
  }
  const path = walk.slice(0, times.length);
  const iso = (index: number): string => new Date(times[index] ?? at).toISOString();
  const id = newId('application');
  const stage = path.at(-1) ?? 'funnel';
  const clientSide = path.indexOf('submitted');
  const owner_id = random.int(0, 19) === 0 ? null : random.pick(figures.users).id;
  const last = iso(times.length - 1);
  figures.applications.push({
    id,
    account_id,
    job_id: job.id,
    candidate_id: candidate.id,
    client_id: job.client_id,
    stage,
    previous_stage: path.at(-2) ?? null,
    stage_changed_at: last,
    status: statusOf(stage),
    source: random.pick(SOURCES),
    owner_id,
    fit: null,
    rejection: null,
    answers: '[]',
    assessments_asked: 0,
    assessments_done: 0,
    cv_document_id: null,
    submitted_at: clientSide < 0 ? null : iso(clientSide),
    placement_id: null,
    created_by: null,
    created_at: iso(0),
    updated_at: last,
    deleted_at: random.int(0, 49) === 0 ? last : null,
  });
  path.forEach((name, index) => {
    const left = index + 1 < path.length;
    figures.application_stages.push({
      application_id: id,
      account_id,
      position: index + 1,
      stage: name,
      entered_at: iso(index),
      left_at: left ? iso(index + 1) : null,
      left_to: left ? (path[index + 1] ?? null) : null,
      seconds: left ? ((times[index + 1] ?? 0) - (times[index] ?? 0)) / 1000 : null,
    });
  });
  const met = path.indexOf('client_interview');
  if (met >= 0) figures.interviews.push(interviewOf(random, { id, job, candidate, account_id }, iso(met)));
  const placed = path.indexOf('placed');
  if (placed >= 0)
    addPlacement(random, figures, { id, job, candidate, account_id, today, owner_id }, iso(placed));
  if (random.int(0, 4) === 0)
    figures.activities.push(callOf({ id, job, candidate, account_id }, owner_id, iso(0)));
}

function addPlacement(
  random: Random,
  figures: Figures,
  {
    id: application_id,
    job,
    candidate,
    account_id,
    today,
    owner_id,
  }: About & { today: Day; owner_id: string | null },
  at: string,
): void {
  const id = newId('placement');
  const offer_date = at.slice(0, 10);
  const start_date = random.int(0, 19) === 0 ? null : addDays(offer_date, random.int(0, 60));
  const begun = start_date !== null && start_date <= today;
  const contract = job.employment_type === 'contract';
  const status = !begun
    ? 'pending_start'
    : random.pick(['started', 'started', 'completed', 'fell_off'] as const);
  const salary = random.int(60_000, 220_000);
  const owner = owner_id ?? figures.users[0]?.id ?? '';
  figures.placements.push({
    id,
    account_id,
    candidate_id: candidate.id,
    client_id: job.client_id ?? '',
    job_id: job.id,
    application_id,
    candidate_name: candidate.name,
    client_name: figures.clients.find((client) => client.id === job.client_id)?.name ?? null,
    job_title: job.title,
    owner_id: owner,
    salary: contract ? null : salary,
    currency: job.currency,
    fee_type: 'percent',
    fee_percent: 20,
    fee_amount: contract ? null : Math.round(salary * 20 + random.int(0, 99)) / 100,
    fee_from_schedule: 0,
    minimum_fee: null,
    placement_type: contract ? 'contract' : 'permanent',
    offer_date,
    contract_end_date: contract && start_date !== null ? addDays(start_date, random.int(30, 400)) : null,
    charge_rate: contract ? 120 : null,
    pay_rate: contract ? 95 : null,
    rate_period: contract ? 'hourly' : null,
    expected_gp: contract ? random.int(5_000, 40_000) : null,
    expected_gp_set: 0,
    start_date,
    guarantee_days: 90,
    guarantee_remedy: random.pick(['refund_full', 'refund_pro_rata', 'refund_half', 'replacement']),
    guarantee_ends_on: start_date === null ? null : addDays(start_date, 90),
    status,
    fell_off_at: status === 'fell_off' ? start_date : null,
    guarantee_outcome: null,
    notes: null,
    created_by: null,
    created_at: at,
    updated_at: at,
  });
  const shares = random.pick([[100], [60, 40], [33.33, 33.33, 33.34]]);
  shares.forEach((percent, position) => {
    figures.placement_credits.push({
      placement_id: id,
      account_id,
      position,
      user_id: position === 0 ? owner : random.pick(figures.users).id,
      role: null,
      percent,
    });
  });
}

/** Writes the rows, in the order in which they refer to each other. */
export async function storeFigures(db: Db, figures: Figures): Promise<void> {
  const tables: (keyof Figures)[] = [
    'teams',
    'users',
    'clients',
    'jobs',
    'candidates',
    'applications',
    'application_stages',
    'interviews',
    'placements',
    'placement_credits',
    'activities',
    'email_messages',
  ];

  for (const table of tables) await insertRows(db, table, figures[table] as never);
}
