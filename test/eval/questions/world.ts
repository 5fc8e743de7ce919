/**
 * A made-up agency's records from August 2024 to noon of 20 August 2026 in Sydney, as plain facts. They are written into
 * a store by `load.ts`, and the truth of every question is reckoned from them by `reckon.ts`, apart from the service.
 */

/** The time at which every question is asked. */
export const NOW = '2026-08-20T02:00:00.000Z';
export const TODAY = '2026-08-20';

export interface Person {
  key: string;
  name: string;
  team: string;
  role: 'team_lead' | 'consultant';
}

export const TEAMS = ['Technology', 'Finance', 'Health'] as const;

export const PEOPLE: readonly Person[] = [
  { key: 'mia', name: 'Mia Tan', team: 'Technology', role: 'team_lead' },
  { key: 'sam', name: 'Sam Lee', team: 'Technology', role: 'consultant' },
  { key: 'priya', name: 'Priya Nair', team: 'Technology', role: 'consultant' },
  { key: 'tom', name: 'Tom Becker', team: 'Finance', role: 'team_lead' },
  { key: 'ana', name: 'Ana Ruiz', team: 'Finance', role: 'consultant' },
  { key: 'zoe', name: 'Zoe Walsh', team: 'Health', role: 'team_lead' },
  // Has owned jobs and never billed.
  { key: 'kofi', name: 'Kofi Mensah', team: 'Health', role: 'consultant' },
];

export interface Company {
  name: string;
  industry: string;
  currency: 'AUD' | 'NZD';
}

export const COMPANIES: readonly Company[] = [
  { name: 'Pacific Bank', industry: 'Banking', currency: 'AUD' },
  { name: 'Ironbark Water', industry: 'Utilities', currency: 'AUD' },
  { name: 'Northwind Freight', industry: 'Logistics', currency: 'AUD' },
  { name: 'Vela Health', industry: 'Healthcare', currency: 'AUD' },
  { name: 'Coral Insurance', industry: 'Insurance', currency: 'AUD' },
  { name: 'Summit Retail', industry: 'Retail', currency: 'AUD' },
  { name: 'Bluegum Energy', industry: 'Energy', currency: 'AUD' },
  { name: 'Redgum Software', industry: 'Software', currency: 'AUD' },
  { name: 'Kiwi Dairy', industry: 'Food', currency: 'NZD' },
  // A client with whom nothing was ever placed.
  { name: 'Lantern Legal', industry: 'Legal', currency: 'AUD' },
];

export type Stage =
  | 'funnel'
  | 'yes'
  | 'screen'
  | 'submitted'
  | 'client_interview'
  | 'offer'
  | 'placed'
  | 'rejected'
  | 'withdrew';

export interface JobFact {
  key: string;
  title: string;
  client: string;
  owner: string;
  opened: string;
  employment: 'full_time' | 'contract';
  evergreen: boolean;
  status: 'active' | 'on_hold' | 'closed' | 'filled';
}

export interface ApplicationFact {
  key: string;
  job: string;
  owner: string;
  source: 'applied' | 'added' | 'referral';
  /** Every stage with the day it was entered, the first (funnel) included. */
  stages: { stage: Stage; on: string }[];
  /** Client interviews with the day they were held; none lies in the future. */
  interviews: string[];
}

export interface PlacementFact {
  key: string;
  application: string;
  type: 'permanent' | 'contract';
  currency: 'AUD' | 'NZD';
  salary: number | null;
  percent: number | null;
  /** The fee of a permanent placement, the expected gross profit of a contract, in the currency's units. */
  value: number;
  offer: string;
  start: string;
  ends: string | null;
  guaranteeDays: number | null;
  credits: { user: string; percent: number }[];
  status: 'pending_start' | 'started' | 'fell_off' | 'completed';
  fellOff: string | null;
}

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

const DAY_MS = 86_400_000;

/** The day so many days after another. */
function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function between(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const TITLES = [
  'Backend Engineer',
  'Financial Controller',
  'Registered Nurse',
  'Data Analyst',
  'Payroll Officer',
  'Product Manager',
  'Site Engineer',
  'Tax Accountant',
  'Practice Manager',
];

const OWNERS = ['sam', 'tom', 'zoe', 'priya', 'ana', 'mia', 'sam', 'kofi', 'tom', 'priya'];

function make(): { jobs: JobFact[]; applications: ApplicationFact[]; placements: PlacementFact[] } {
  const next = numbers(20260820);
  const below = (most: number): number => Math.floor(next() * most);
  const jobs: JobFact[] = [];
  const applications: ApplicationFact[] = [];
  const placements: PlacementFact[] = [];
  for (let i = 0; i < 70; i += 1) {
    // Lantern Legal (the tenth) has jobs and no hires.
    const company = COMPANIES[(i * 7 + below(3)) % COMPANIES.length] as Company;
    const owner = OWNERS[i % OWNERS.length] as string;
    const opened = plus('2024-08-05', Math.floor(i * 10.4) + below(7));
    const employment = i % 4 === 3 ? 'contract' : 'full_time';
    const job: JobFact = {
      key: `job${i}`,
      title: TITLES[i % TITLES.length] as string,
      client: company.name,
      owner,
      opened,
      employment,
      evergreen: i === 20,
      status: 'active',
    };
    jobs.push(job);
    const hires = company.name !== 'Lantern Legal' && owner !== 'kofi' && i % 5 !== 4;
    let placed = false;
    for (let a = 0; a < 3 + below(3); a += 1) {
      const application: ApplicationFact = {
        key: `app${i}_${a}`,
        job: job.key,
        owner,
        source: (['applied', 'added', 'referral'] as const)[below(3)] as 'applied',
        stages: [{ stage: 'funnel', on: plus(opened, 1 + below(6)) }],
        interviews: [],
      };
      const go = (stage: Stage, days: number): boolean => {
        const on = plus(application.stages.at(-1)?.on ?? opened, days);
        if (on > plus(TODAY, -1)) return false;
        application.stages.push({ stage, on });
        return true;
      };
      const far = a === 0 && hires ? 9 : below(6);
      let going = far > 0 && go('yes', 1 + below(3));
      going = going && far > 1 && go('submitted', 1 + below(5));
      if (going && far > 2 && go('client_interview', 2 + below(7))) {
        const held = plus(application.stages.at(-1)?.on ?? opened, 1 + below(3));
        if (held < TODAY) application.interviews.push(held);
        going = far > 4 && go('offer', 4 + below(8));
      } else going = false;
      if (going && a === 0 && hires && go('placed', 1 + below(4))) {
        placed = true;
        const offer = application.stages.at(-1)?.on ?? opened;
        const start = plus(offer, 7 + below(35));
        const salary = employment === 'contract' ? null : 80_000 + below(29) * 5000;
        const percent = employment === 'contract' ? null : 15 + below(6) * 2;
        const contractDays = 90 + below(90);
        const mate = OWNERS[(i + 3) % OWNERS.length] as string;
        const credits =
          i % 3 === 0 && mate !== owner && mate !== 'kofi'
            ? [
                { user: owner, percent: 60 },
                { user: mate, percent: 40 },
              ]
            : [{ user: owner, percent: 100 }];
        const fellOff =
          employment === 'full_time' && (i === 2 || i === 25 || i === 46) ? plus(start, 20 + i) : null;
        const cleared = employment === 'full_time' && plus(start, 90) < TODAY;
        placements.push({
          key: `pla${i}`,
          application: application.key,
          type: employment === 'contract' ? 'contract' : 'permanent',
          currency: company.currency,
          salary,
          percent,
          value: salary === null ? 9000 + below(40) * 500 : Math.round(salary * (percent ?? 0)) / 100,
          offer,
          start,
          ends: employment === 'contract' ? plus(start, contractDays) : null,
          guaranteeDays: employment === 'contract' ? null : 90,
          credits,
          status: fellOff ? 'fell_off' : start > TODAY ? 'pending_start' : cleared ? 'completed' : 'started',
          fellOff,
        });
      } else if (application.stages.length > 1 && a > 0) {
        go(below(4) === 0 ? 'withdrew' : 'rejected', 2 + below(6));
      }
      applications.push(application);
    }
    if (placed && !job.evergreen) job.status = 'filled';
    else if (!placed && i < 52) job.status = i % 2 === 0 ? 'closed' : 'on_hold';
  }
  return { jobs, applications, placements };
}

export const { jobs: JOBS, applications: APPLICATIONS, placements: PLACEMENTS } = make();

/** What each consultant, team and the agency is to bill in the quarter from July to September 2026, in AUD. */
export const TARGETS = {
  agency: 260_000,
  teams: { Technology: 120_000, Finance: 80_000, Health: 60_000 } as Record<string, number>,
  people: { sam: 45_000, priya: 40_000, mia: 30_000, tom: 40_000, ana: 35_000, zoe: 40_000 } as Record<
    string,
    number
  >,
};
