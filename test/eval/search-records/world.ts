import type { TestService, Workspace } from '#test/harness/workspace.ts';

/**
 * A made-up agency in England with a year of jobs, applications and interviews. They are facts first, from which the truth of
 * every search is reckoned, and are then written through the interface, each on its own day.
 */

/** The time at which every search is made: the agency's clock stands there, a Thursday, and every day is reckoned from it. */
export const NOW = '2026-11-12T12:00:00.000Z';
export const TODAY = NOW.slice(0, 10);

type JobStatus = 'active' | 'on_hold' | 'closed' | 'filled';
export type Stage =
  | 'funnel'
  | 'maybe'
  | 'yes'
  | 'no'
  | 'screen'
  | 'submitted'
  | 'client_interview'
  | 'references'
  | 'offer'
  | 'placed'
  | 'rejected'
  | 'withdrew';
type Source = 'applied' | 'added' | 'imported' | 'matched' | 'pool' | 'referral';

export interface JobFact {
  key: string;
  title: string;
  client: string;
  /** Null of a role that is done from anywhere. */
  city: string | null;
  place: 'on_site' | 'hybrid' | 'remote';
  employment: 'full_time' | 'part_time' | 'contract';
  min: number;
  max: number;
  period: 'year' | 'day' | 'hour';
  owner: string;
  team: string;
  /** Days as YYYY-MM-DD, here and below. */
  opened: string;
  status: JobStatus;
  evergreen: boolean;
  applications: ApplicationFact[];
}

export interface ApplicationFact {
  key: string;
  job: JobFact;
  candidate: PersonFact;
  owner: string;
  source: Source;
  created: string;
  stage: Stage;
  previous: Stage | null;
  /** When it came to its stage. */
  moved: string;
  /** When the client first had it. */
  submitted: string | null;
  /** Why it was rejected or withdrawn. */
  reason: string | null;
  interviews: InterviewFact[];
}

export interface InterviewFact {
  key: string;
  application: ApplicationFact;
  kind: 'internal' | 'client';
  format: 'video' | 'phone' | 'in_person' | 'technical';
  round: number;
  booked: string;
  day: string;
  /** Of the day, in London. */
  hour: number;
  minutes: number;
  organizer: string;
  status: 'scheduled' | 'completed' | 'cancelled' | 'no_show';
  outcome: 'advance' | 'hold' | 'reject' | null;
  /** Overall on the scorecard, 1 to 5. */
  score: number | null;
}

interface PersonFact {
  key: string;
  name: string;
  title: string;
  city: string;
}

const TEAMS = ['Commercial', 'Technology'] as const;

const CONSULTANTS: readonly { key: string; name: string; team: string }[] = [
  { key: 'hannah', name: 'Hannah Prosser', team: 'Commercial' },
  { key: 'tom', name: 'Tom Whitlock', team: 'Commercial' },
  { key: 'priya', name: 'Priya Menon', team: 'Commercial' },
  { key: 'callum', name: 'Callum Reid', team: 'Technology' },
  { key: 'aisha', name: 'Aisha Qureshi', team: 'Technology' },
  { key: 'dan', name: 'Dan Foley', team: 'Technology' },
];

const CLIENTS: readonly { name: string; industry: string; contact: string }[] = [
  { name: 'Brackenfield Foods', industry: 'Food production', contact: 'Moira Tibbs' },
  { name: 'Orchard Lane Housing', industry: 'Housing', contact: 'Gareth Voss' },
  { name: 'Tidewater Logistics', industry: 'Logistics', contact: 'Leanne Purdy' },
  { name: 'Kestrel Software', industry: 'Software', contact: 'Imran Sattar' },
  { name: 'Marlowe & Finch', industry: 'Legal', contact: 'Beatrice Holm' },
  { name: 'Pennine Water', industry: 'Utilities', contact: 'Roy Ackerley' },
  { name: 'Halcyon Care', industry: 'Healthcare', contact: 'Denise Obi' },
  { name: 'Redcliffe Bank', industry: 'Banking', contact: 'Stuart Amery' },
  { name: 'Quillon Engineering', industry: 'Manufacturing', contact: 'Wanda Kroll' },
  { name: 'Saltmarsh Energy', industry: 'Energy', contact: 'Fraser Lyle' },
  { name: 'Fernhill Academies', industry: 'Education', contact: 'Judith Sowerby' },
  { name: 'Juniper Stores', industry: 'Retail', contact: 'Owen Bassett' },
];

const DAY_MS = 86_400_000;

/** The day so many days after another. */
function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days before the day of the searches. */
export const ago = (days: number): string => plus(TODAY, -days);

/** A small generator of numbers that come out alike every time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The first working day from a day on. */
function working(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return weekday === 6 ? plus(day, 2) : weekday === 0 ? plus(day, 1) : day;
}

type Row = [
  title: string,
  client: string,
  place: string,
  kind: 'perm' | 'part' | 'day' | 'hour',
  min: number,
  max: number,
  owner: string,
  openedAgo: number,
  status?: JobStatus | 'evergreen',
];

/** Places are a city, `hybrid` and a city, or `remote`; pay in thousands of pounds a year, or pounds a day or an hour. */
const ROWS: readonly Row[] = [
  ['Management Accountant', 'Brackenfield Foods', 'Leeds', 'perm', 46, 54, 'hannah', 24],
  ['Production Shift Manager', 'Brackenfield Foods', 'Leeds', 'perm', 48, 56, 'hannah', 131, 'filled'],
  ['Payroll Officer', 'Brackenfield Foods', 'Leeds', 'part', 28, 32, 'tom', 48],
  ['Hygiene Operative', 'Brackenfield Foods', 'Hull', 'hour', 13, 15, 'tom', 210, 'evergreen'],
  ['Housing Officer', 'Orchard Lane Housing', 'Manchester', 'perm', 32, 38, 'priya', 66],
  ['Income Recovery Officer', 'Orchard Lane Housing', 'Manchester', 'hour', 21, 24, 'priya', 95, 'closed'],
  ['Head of Repairs', 'Orchard Lane Housing', 'hybrid Manchester', 'perm', 65, 75, 'hannah', 30, 'on_hold'],
  ['Transport Planner', 'Tidewater Logistics', 'Hull', 'perm', 34, 40, 'tom', 17],
  ['HGV Driver', 'Tidewater Logistics', 'Hull', 'hour', 16, 19, 'tom', 260, 'evergreen'],
  ['Warehouse Team Leader', 'Tidewater Logistics', 'Sheffield', 'perm', 30, 36, 'priya', 118, 'closed'],
  ['Fleet Engineer', 'Tidewater Logistics', 'Hull', 'perm', 38, 43, 'tom', 52],
  ['Backend Developer', 'Kestrel Software', 'hybrid Leeds', 'perm', 62, 72, 'callum', 40],
  ['Senior Backend Developer', 'Kestrel Software', 'remote', 'perm', 82, 95, 'callum', 73],
  ['QA Engineer', 'Kestrel Software', 'hybrid Leeds', 'perm', 46, 52, 'aisha', 12],
  ['DevOps Engineer', 'Kestrel Software', 'remote', 'day', 520, 580, 'dan', 88, 'filled'],
  ['Product Manager', 'Kestrel Software', 'hybrid Leeds', 'perm', 68, 78, 'aisha', 145, 'closed'],
  ['Commercial Solicitor', 'Marlowe & Finch', 'London', 'perm', 85, 105, 'hannah', 61],
  ['Legal Secretary', 'Marlowe & Finch', 'London', 'perm', 34, 39, 'priya', 35],
  ['Paralegal', 'Marlowe & Finch', 'Leeds', 'perm', 26, 31, 'priya', 9],
  ['Conveyancing Executive', 'Marlowe & Finch', 'London', 'part', 30, 36, 'hannah', 150, 'closed'],
  ['Process Engineer', 'Pennine Water', 'Sheffield', 'perm', 48, 57, 'dan', 45],
  ['SCADA Engineer', 'Pennine Water', 'Sheffield', 'day', 420, 480, 'dan', 20],
  ['Capital Projects Manager', 'Pennine Water', 'Leeds', 'perm', 68, 76, 'dan', 79, 'on_hold'],
  ['Registered Nurse', 'Halcyon Care', 'Bristol', 'perm', 34, 40, 'priya', 190, 'evergreen'],
  ['Care Home Manager', 'Halcyon Care', 'Bristol', 'perm', 50, 58, 'priya', 28],
  ['Night Care Assistant', 'Halcyon Care', 'Bristol', 'hour', 12, 14, 'tom', 105, 'closed'],
  ['Clinical Lead', 'Halcyon Care', 'Birmingham', 'perm', 48, 55, 'priya', 160, 'filled'],
  ['Data Analyst', 'Redcliffe Bank', 'hybrid Bristol', 'perm', 46, 55, 'aisha', 56],
  ['Fraud Analyst', 'Redcliffe Bank', 'London', 'day', 350, 390, 'aisha', 15],
  ['Risk Manager', 'Redcliffe Bank', 'London', 'perm', 82, 98, 'hannah', 112, 'filled'],
  ['Data Engineer', 'Redcliffe Bank', 'remote', 'day', 530, 600, 'callum', 33],
  ['CNC Machinist', 'Quillon Engineering', 'Birmingham', 'perm', 32, 38, 'dan', 70],
  ['Maintenance Engineer', 'Quillon Engineering', 'Birmingham', 'perm', 38, 44, 'dan', 22],
  ['Quality Inspector', 'Quillon Engineering', 'Birmingham', 'hour', 22, 26, 'dan', 128, 'closed'],
  ['Grid Connections Engineer', 'Saltmarsh Energy', 'Newcastle', 'perm', 62, 74, 'callum', 38],
  ['Wind Turbine Technician', 'Saltmarsh Energy', 'Newcastle', 'day', 260, 320, 'callum', 100, 'filled'],
  ['Maths Teacher', 'Fernhill Academies', 'York', 'perm', 33, 43, 'tom', 84, 'closed'],
  ['Teaching Assistant', 'Fernhill Academies', 'York', 'part', 22, 25, 'tom', 44, 'on_hold'],
  ['Store Manager', 'Juniper Stores', 'Manchester', 'perm', 36, 42, 'hannah', 26],
  ['E-commerce Developer', 'Juniper Stores', 'hybrid Manchester', 'perm', 50, 58, 'aisha', 76, 'on_hold'],
];

const FIRST = [
  'Georgia',
  'Lewis',
  'Nadia',
  'Rhys',
  'Bethan',
  'Oluwaseun',
  'Katya',
  'Joel',
  'Farah',
  'Alistair',
  'Siobhan',
  'Marek',
];
const LAST = [
  'Tennant',
  'Oduya',
  'Bright',
  'Kaczmarek',
  'Llewellyn',
  'Sharma',
  'Hartnell',
  'Doyle',
  'Farrow',
  'Nkemelu',
];
const HOMES = [
  'Leeds',
  'Manchester',
  'London',
  'Birmingham',
  'Bristol',
  'Sheffield',
  'Hull',
  'York',
  'Newcastle',
  'Bradford',
];

const REASONS = [
  'Salary expectations too high',
  'Not enough experience',
  'Client filled the role internally',
  'Commute too far',
  'Weak technical test',
] as const;
const WITHDRAWN = ['Took another offer', 'Counter-offer from current employer'] as const;

const SOURCES: readonly Source[] = [
  'applied',
  'added',
  'referral',
  'applied',
  'matched',
  'pool',
  'applied',
  'added',
];
const PATH: readonly Stage[] = [
  'funnel',
  'yes',
  'screen',
  'submitted',
  'client_interview',
  'references',
  'offer',
  'placed',
];
const CLIENT_HAD_IT: ReadonlySet<Stage> = new Set([
  'submitted',
  'client_interview',
  'references',
  'offer',
  'placed',
]);

interface Step {
  at: string;
  run(world: Made): Promise<unknown>;
}

/** What is needed to write a record. */
interface Made {
  running: TestService;
  desk: Workspace;
  idOf(key: string): string;
  ids: Map<string, string>;
}

function make(): {
  jobs: JobFact[];
  applications: ApplicationFact[];
  interviews: InterviewFact[];
  people: PersonFact[];
  steps: Step[];
} {
  const next = numbers(20261112);
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const steps: Step[] = [];
  let order = 0;
  /** Each at its own second of the day, in the order in which they are told of. */
  const on = (day: string, run: Step['run'], hour = 8): void => {
    order += 1;
    const seconds = hour * 3600 + (order % 3000);
    steps.push({ at: new Date(Date.parse(day) + seconds * 1000).toISOString(), run });
  };

  const jobs = ROWS.map(([title, client, where, kind, min, max, owner, openedAgo, status], at): JobFact => {
    const isYearly = kind === 'perm' || kind === 'part';
    return {
      key: `job${at}`,
      title,
      client,
      city: where === 'remote' ? null : where.replace('hybrid ', ''),
      place: where === 'remote' ? 'remote' : where.startsWith('hybrid') ? 'hybrid' : 'on_site',
      employment: kind === 'perm' ? 'full_time' : kind === 'part' ? 'part_time' : 'contract',
      min: isYearly ? min * 1000 : min,
      max: isYearly ? max * 1000 : max,
      period: isYearly ? 'year' : kind,
      owner,
      team: CONSULTANTS.find(({ key }) => key === owner)?.team ?? '',
      opened: ago(openedAgo),
      status: status === undefined || status === 'evergreen' ? 'active' : status,
      evergreen: status === 'evergreen',
      applications: [],
    };
  });

  const people: PersonFact[] = [];
  for (const [l, last] of LAST.entries())
    for (const [f, first] of FIRST.entries()) {
      const at = l * FIRST.length + f;
      const like = jobs[(at * 7) % jobs.length] as JobFact;
      people.push({
        key: `person${at}`,
        name: `${first} ${last}`,
        title: like.title,
        city: like.city ?? (HOMES[at % HOMES.length] as string),
      });
    }

  const applications: ApplicationFact[] = [];
  const interviews: InterviewFact[] = [];

  function book(
    application: ApplicationFact,
    kind: InterviewFact['kind'],
    booked: string,
    day: string,
    lasts: boolean,
  ): InterviewFact {
    const n = interviews.length;
    const interview: InterviewFact = {
      key: `interview${n}`,
      application,
      kind,
      format:
        kind === 'internal'
          ? pick(['phone', 'phone', 'video'] as const)
          : pick(['in_person', 'video', 'in_person', 'technical'] as const),
      round: application.interviews.filter((one) => one.kind === kind).length + 1,
      booked,
      day,
      hour: day === TODAY ? pick([14, 16]) : pick([9, 10, 11, 14, 15, 16]),
      minutes: kind === 'internal' ? 30 : pick([60, 60, 90]),
      organizer: application.owner,
      status: 'scheduled',
      outcome: null,
      score: null,
    };
    interviews.push(interview);
    application.interviews.push(interview);
    on(booked, (made) => bookInterview(made, interview), 9);
    if (day >= TODAY) {
      // Of what lies ahead one is called off.
      if (upcoming % 5 === 4) {
        interview.status = 'cancelled';
        on(ago(1), (made) => act(made, interview, 'cancel', { reason: 'Diary clash at the client' }), 17);
      }
      return interview;
    }
    const luck = below(14);
    if (!lasts && luck === 0) {
      interview.status = 'no_show';
      on(day, (made) => act(made, interview, 'no-show', {}), 18);
    } else if (luck > 4 || day < ago(75)) {
      interview.status = 'completed';
      interview.outcome = lasts ? 'advance' : pick(['reject', 'hold', 'reject'] as const);
      if (below(3) > 0) interview.score = interview.outcome === 'advance' ? 4 + below(2) : 1 + below(3);
      const { outcome, score } = interview;
      const scorecard = score === null ? {} : { scorecard: { overall: score } };
      on(day, (made) => act(made, interview, 'outcome', { outcome, ...scorecard }), 18);
    }
    return interview;
  }

  /** Most of those who stand at an interview with a live job have one in the days to come. */
  let upcoming = 0;
  const DAYS_AHEAD = [1, 5, 0, 6, 4, 7, 1, 8, 11, 5, 13, 19];
  function ahead(job: JobFact): void {
    for (const application of job.applications) {
      const kind =
        application.stage === 'screen'
          ? 'internal'
          : application.stage === 'client_interview'
            ? 'client'
            : null;
      if (kind === null || job.status !== 'active' || application.interviews.some(({ day }) => day >= ago(1)))
        continue;
      const booked = application.moved > ago(2) ? application.moved : ago(2);
      book(application, kind, booked, plus(TODAY, DAYS_AHEAD[upcoming % DAYS_AHEAD.length] as number), false);
      upcoming += 1;
    }
  }

  for (const [j, job] of jobs.entries()) {
    on(job.opened, (made) => openJob(made, job), 7);
    const last = job.status === 'closed' ? plus(job.opened, 60 + below(20)) : ago(0);
    // A hire is the first to have applied.
    for (let a = 0; a < 5; a += 1) {
      const hired = job.status === 'filled' && a === 0;
      const wait = job.status === 'filled' ? 2 + a : job.evergreen ? 5 + a * 38 + below(20) : 1 + below(14);
      const created = plus(
        job.opened,
        Math.min(wait, Math.round((Date.parse(TODAY) - Date.parse(job.opened)) / DAY_MS) - 1),
      );
      const candidate = people[(j * 3 + a * 23 + 5) % people.length] as PersonFact;
      const application: ApplicationFact = {
        key: `application${applications.length}`,
        job,
        candidate,
        owner: below(5) === 0 ? pick(CONSULTANTS.filter(({ team }) => team === job.team)).key : job.owner,
        source: SOURCES[below(SOURCES.length)] as Source,
        created,
        stage: 'funnel',
        previous: null,
        moved: created,
        submitted: null,
        reason: null,
        interviews: [],
      };
      applications.push(application);
      job.applications.push(application);
      on(created, (made) => openApplication(made, application), 8);
      const go = (stage: Stage, day: string, reason: string | null = null): boolean => {
        if (day >= TODAY || day > last) return false;
        application.previous = application.stage;
        application.stage = stage;
        application.moved = day;
        application.reason = reason;
        if (CLIENT_HAD_IT.has(stage)) application.submitted ??= day;
        on(day, (made) => move(made, application, stage, reason), 10);
        return true;
      };
      const far = hired ? 7 : pick([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6]);
      let going = true;
      for (let to = 1; to <= far && going; to += 1) {
        const stage = PATH[to] as Stage;
        const meets = application.interviews.at(-1)?.day;
        let day = working(plus(application.moved, 1 + below(5)));
        if (meets !== undefined && meets >= day) day = working(plus(meets, 1));
        if (meets !== undefined && meets >= TODAY) going = false;
        going = going && go(stage, day);
        if (going && stage === 'screen' && below(4) === 0)
          book(application, 'internal', day, working(plus(day, 1 + below(4))), to < far);
        if (going && stage === 'client_interview' && (hired || below(5) < 3)) {
          const first = book(application, 'client', day, working(plus(day, 2 + below(6))), to < far);
          if (to < far && below(4) === 0 && first.day < TODAY)
            book(
              application,
              'client',
              working(plus(first.day, 1)),
              working(plus(first.day, 3 + below(4))),
              true,
            );
        }
      }
      const meets = application.interviews.at(-1)?.day;
      const isAhead = meets !== undefined && meets >= ago(1);
      if (hired || isAhead) continue;
      const after = working(
        plus(meets !== undefined && meets > application.moved ? meets : application.moved, 2 + below(9)),
      );
      // Some stay where they are for weeks.
      const ends = below(10);
      if (application.stage === 'funnel' && ends < 2) go('maybe', after);
      else if (application.stage === 'funnel' && job.evergreen && ends < 6) go('no', after);
      else if (application.stage !== 'offer' && ends < (job.status === 'active' ? 6 : 9))
        if (ends === 2 || ends === 5) go('withdrew', after, pick(WITHDRAWN));
        else go('rejected', after, pick(REASONS));
    }
    ahead(job);
    if (job.status === 'on_hold') on(ago(3), (made) => setStatus(made, job), 19);
    if (job.status === 'closed') on(plus(job.opened, 82), (made) => setStatus(made, job), 19);
  }
  steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return { jobs, applications, interviews, people, steps };
}

const {
  jobs: JOBS,
  applications: APPLICATIONS,
  interviews: INTERVIEWS,
  people: PEOPLE,
  steps: STEPS,
} = make();

async function made(call: ReturnType<Workspace['api']['post']>): Promise<{ id: string }> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(JSON.stringify(body.error));
  return body.data;
}

async function openJob({ desk, ids, idOf }: Made, job: JobFact): Promise<void> {
  const { id } = await made(
    desk.api.post('/jobs', {
      title: job.title,
      client_id: idOf(job.client),
      client_contact_id: idOf(`contact of ${job.client}`),
      owner_id: idOf(job.owner),
      team_id: idOf(job.team),
      employment_type: job.employment,
      is_evergreen: job.evergreen,
      location:
        job.city === null ? { type: job.place } : { type: job.place, city: job.city, country_code: 'GB' },
      compensation: { base_min: job.min, base_max: job.max, currency: 'GBP', period: job.period },
      description: `${job.title} for ${job.client}.`,
    }),
  );
  ids.set(job.key, id);
}

async function openApplication({ desk, ids, idOf }: Made, application: ApplicationFact): Promise<void> {
  const { id } = await made(
    desk.api.post('/applications', {
      job_id: idOf(application.job.key),
      candidate_id: idOf(application.candidate.key),
      source: application.source,
      owner_id: idOf(application.owner),
    }),
  );
  ids.set(application.key, id);
}

async function move(
  { desk, idOf }: Made,
  application: ApplicationFact,
  stage: Stage,
  reason: string | null,
): Promise<void> {
  if (stage !== 'placed') {
    const why = reason === null ? {} : { reason };
    await made(desk.api.post(`/applications/${idOf(application.key)}/stage`, { stage, ...why }));
    return;
  }
  const { job } = application;
  await made(
    desk.api.post('/placements', {
      application_id: idOf(application.key),
      start_date: plus(application.moved, 21),
      ...(job.employment === 'contract'
        ? { placement_type: 'contract', contract_end_date: plus(application.moved, 120), expected_gp: 9000 }
        : { salary: job.max, fee_percent: 20 }),
    }),
  );
}

async function bookInterview({ desk, ids, idOf }: Made, interview: InterviewFact): Promise<void> {
  const { application } = interview;
  const starts = startOf(interview);
  const { id } = await made(
    desk.api.post('/interviews', {
      application_id: idOf(application.key),
      kind: interview.kind,
      format: interview.format,
      round: interview.round,
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + interview.minutes * 60_000).toISOString(),
      organizer_id: idOf(interview.organizer),
      interviewers: [
        interview.kind === 'internal'
          ? { user_id: idOf(interview.organizer) }
          : { contact_id: idOf(`contact of ${application.job.client}`) },
      ],
    }),
  );
  ids.set(interview.key, id);
}

/** London keeps summer time until the last Sunday of October. */
export function startOf({ day, hour }: InterviewFact): Date {
  const isSummer = day < '2026-10-25' && day >= '2026-03-29';
  return new Date(Date.parse(day) + (hour - (isSummer ? 1 : 0)) * 3_600_000);
}

async function act(
  { desk, idOf }: Made,
  interview: InterviewFact,
  what: string,
  body: object,
): Promise<void> {
  await made(desk.api.post(`/interviews/${idOf(interview.key)}/${what}`, body));
}

async function setStatus({ desk, idOf }: Made, job: JobFact): Promise<void> {
  await made(desk.api.patch(`/jobs/${idOf(job.key)}`, { status: job.status }));
}

/** The facts of each record, by its id. */
export interface World {
  desk: Workspace;
  applications: ReadonlyMap<string, ApplicationFact>;
  jobs: ReadonlyMap<string, JobFact>;
  interviews: ReadonlyMap<string, InterviewFact>;
}

/** Writes the agency through the interface: its clock is set to the time of each record before the call that makes it. */
export async function makeWorld(running: TestService): Promise<World> {
  const desk = await running.workspace({ country: 'GB', sandbox: true });
  const ids = new Map<string, string>();
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} was not made before it was used`);
    return id;
  };
  const clock = (at: string): Promise<unknown> =>
    running.service.store.write((unit) =>
      unit.tx
        .updateTable('accounts')
        .set({ clock_offset_ms: Date.parse(at) - Date.now() })
        .where('id', '=', desk.accountId)
        .execute(),
    );
  await clock(`${ago(300)}T07:00:00.000Z`);
  const at = `/accounts/${desk.accountId}`;
  for (const name of TEAMS) ids.set(name, (await made(desk.api.post(`${at}/teams`, { name }))).id);
  for (const { key, name, team } of CONSULTANTS) {
    const user = { name, email: `${key}@agency.example`, role: 'consultant', team_id: idOf(team) };
    ids.set(key, (await made(desk.api.post(`${at}/users`, user))).id);
  }
  for (const { name, industry, contact } of CLIENTS) {
    const { id } = await made(desk.api.post('/clients', { name, industry }));
    ids.set(name, id);
    const email = `${contact.split(' ')[0]?.toLowerCase()}@${name.split(' ')[0]?.toLowerCase()}.example`;
    const person = { name: contact, email, is_primary: true };
    ids.set(`contact of ${name}`, (await made(desk.api.post(`/clients/${id}/contacts`, person))).id);
  }
  for (const { key, name, title, city } of PEOPLE) {
    const email = `${name.toLowerCase().replace(' ', '.')}@people.example`;
    const person = { name, email, current_title: title, location: { city, country_code: 'GB' } };
    ids.set(key, (await made(desk.api.post('/candidates', person))).id);
  }
  const world = { running, desk, idOf, ids };
  for (const step of STEPS) {
    await clock(step.at);
    await step.run(world);
  }
  await clock(NOW);
  const byId = <F extends { key: string }>(facts: readonly F[]): Map<string, F> =>
    new Map(facts.map((fact) => [idOf(fact.key), fact]));
  const all = { desk, applications: byId(APPLICATIONS), jobs: byId(JOBS), interviews: byId(INTERVIEWS) };
  await check(all);
  return all;
}

/** Throws where a record is not what the facts say, so that no search is held against a truth that the store does not hold. */
async function check({ desk, applications, jobs, interviews }: World): Promise<void> {
  const wrong: string[] = [];
  const same = (key: string, what: string, got: unknown, meant: unknown): void => {
    if (got !== meant) wrong.push(`${key}: ${what} is ${String(got)}, not ${String(meant)}`);
  };
  const day = (time: string | null): string | null => time?.slice(0, 10) ?? null;
  for (const [id, fact] of jobs) {
    const { data } = (await desk.api.get(`/jobs/${id}`)).body;
    same(fact.key, 'status', data.status, fact.status);
    same(fact.key, 'created_at', day(data.created_at), fact.opened);
    same(fact.key, 'applications', data.stats.total_applications, fact.applications.length);
    same(fact.key, 'client', data.client?.name, fact.client);
    same(fact.key, 'city', data.location?.city ?? null, fact.city);
  }
  for (const [id, fact] of applications) {
    const { data } = (await desk.api.get(`/applications/${id}`)).body;
    same(fact.key, 'stage', data.stage, fact.stage);
    same(fact.key, 'previous_stage', data.previous_stage, fact.previous);
    same(fact.key, 'stage_changed_at', day(data.stage_changed_at), fact.moved);
    same(fact.key, 'submitted_at', day(data.submitted_at), fact.submitted);
    same(fact.key, 'created_at', day(data.created_at), fact.created);
    same(fact.key, 'source', data.source, fact.source);
    same(fact.key, 'reason', data.rejection?.reason ?? null, fact.reason);
  }
  for (const [id, fact] of interviews) {
    const { data } = (await desk.api.get(`/interviews/${id}`)).body;
    same(fact.key, 'status', data.status, fact.status);
    same(fact.key, 'outcome', data.outcome, fact.outcome);
    same(fact.key, 'score', data.scorecard?.overall ?? null, fact.score);
    same(fact.key, 'starts_at', data.starts_at, startOf(fact).toISOString());
    same(fact.key, 'round', data.round, fact.round);
  }
  if (wrong.length > 0) throw new Error(`The world is not as meant:\n${wrong.slice(0, 20).join('\n')}`);
}
