import { addDays } from './calendar.ts';
import { type CandidateFields, type CandidateTruth, type Profile, profileAt } from './candidate.ts';
import { type ClientFields, clientOf, colleagueMailbox, type FeeTerms, feeTerms } from './clients.ts';
import { type JobFields, type JobTruth, jobOf } from './jobs.ts';
import type { Family } from './lexicon/family.ts';
import { FAMILIES, familyOf } from './lexicon/index.ts';
import { personName } from './names.ts';
import { officePhone } from './phones.ts';
import { type ApplicationFields, type PlacementFields, pipelineOf } from './pipeline.ts';
import { Random, type Weighted } from './random.ts';
import { slug } from './text.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

export type AgencySize = 'small' | 'medium';

export type UserFields = {
  name: string;
  email: string;
  role: 'admin' | 'team_lead' | 'consultant' | 'researcher' | 'finance' | 'read_only';
  team: string | null;
  data_scope: 'agency' | 'team' | 'self';
  default_currency: string;
  timezone: string;
};

/** A whole agency as plain objects under the API's field names; `_index` fields point into these lists. */
export type Agency = {
  agency: {
    name: string;
    country: string;
    timezone: string;
    currency: string;
    website: string;
    phone: string | null;
  };
  /** The agency's standard terms, for clients whose own `fee_terms` is null. */
  standard_fee_terms: FeeTerms;
  teams: { name: string }[];
  users: UserFields[];
  clients: ClientFields[];
  jobs: JobFields[];
  /** The answer key of each job, by index. */
  job_truth: JobTruth[];
  candidates: CandidateFields[];
  /** The answer key of each candidate, by index. */
  candidate_truth: CandidateTruth[];
  applications: ApplicationFields[];
  placements: PlacementFields[];
  /** Pairs of candidate indexes that are the same person entered twice. */
  duplicates: { keep_index: number; copy_index: number }[];
};

const SIZES: Readonly<
  Record<
    AgencySize,
    { teams: number; consultants: number; clients: number; jobs: number; candidates: number }
  >
> = {
  small: { teams: 3, consultants: 1, clients: 12, jobs: 15, candidates: 40 },
  medium: { teams: 5, consultants: 3, clients: 45, jobs: 70, candidates: 400 },
};

/** Desks an agency of general practice has; every family of the lexicon sits at one. */
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  Finance: ['accounting', 'commercial_finance', 'executive_finance', 'audit_tax', 'payroll', 'banking_risk'],
  Technology: [
    'backend',
    'frontend',
    'fullstack',
    'mobile',
    'data_engineering',
    'data_science',
    'devops',
    'cyber_security',
    'qa_testing',
    'it_support',
    'product_management',
    'ux_design',
    'project_management',
    'business_analysis',
  ],
  'Engineering and construction': [
    'civil_engineering',
    'mechanical_engineering',
    'construction_management',
    'quantity_surveying',
    'electrical_trades',
  ],
  Health: ['nursing', 'allied_health', 'community_care', 'education'],
  Corporate: [
    'legal',
    'human_resources',
    'talent_acquisition',
    'marketing',
    'sales',
    'customer_success',
    'customer_service',
    'administration',
  ],
  Operations: ['supply_chain', 'procurement', 'manufacturing', 'hospitality', 'retail'],
};

const FAMILIES_PER_TEAM = 3;
/** One candidate in five has nothing to do with today's jobs, as in any database. */
const OFF_DESK_SHARE = 0.2;

const AGENCY_FIRST = [
  'Harbourline',
  'Northlight',
  'Fieldgate',
  'Tallow Street',
  'Brightpath',
  'Corner House',
  'Plumline',
  'Second Row',
];
const AGENCY_LAST = ['Recruitment', 'Talent', 'Search', 'People'];

type Desk = { team: string; families: Family[] };

const desksOf = (random: Random, count: number): Desk[] =>
  random.sample(Object.entries(TEAMS), count).map(([team, keys]) => ({
    team,
    families: random.sample(keys, FAMILIES_PER_TEAM).map(familyOf),
  }));

const usersOf = (world: World, desks: readonly Desk[], consultants: number, domain: string): UserFields[] => {
  const random = new Random(world.seed, world.country.code, 'users');
  const taken = new Set<string>();
  const user = (role: UserFields['role'], team: string | null): UserFields => {
    const { first_name, last_name } = personName(random, world.country.code);
    const box = colleagueMailbox(first_name, last_name, taken);
    const mailbox = taken.has(box) ? `${box}${taken.size}` : box;
    taken.add(mailbox);
    return {
      name: `${first_name} ${last_name}`,
      email: `${mailbox}@${domain}`,
      role,
      team,
      data_scope:
        role === 'team_lead' || role === 'researcher' ? 'team' : role === 'consultant' ? 'self' : 'agency',
      default_currency: world.country.currency,
      timezone: world.country.timezone,
    };
  };
  return [
    user('admin', null),
    ...desks.flatMap(({ team }, place) => [
      user(place === 0 ? 'team_lead' : 'consultant', team),
      ...Array.from({ length: consultants }, () => user('consultant', team)),
    ]),
    user('researcher', desks[0]?.team ?? null),
    user('finance', null),
  ];
};

/** The same person entered a job earlier, by someone else: another mailbox and an older story. */
const copyOf = ({ fields, truth }: Profile): Profile | null => {
  const [, before, ...older] = fields.experience;
  if (before === undefined) return null;
  const created = `${addDays(before.from, 20)}T02:30:00.000Z`;
  return {
    truth,
    fields: {
      ...fields,
      email: `${slug(fields.first_name).charAt(0)}.${slug(fields.last_name)}@old-mail.example`,
      linkedin_url: null,
      headline: `${before.title}, ${fields.location.city}`,
      summary: `${before.title} at ${before.employer}.`,
      current_title: before.title,
      current_company: before.employer,
      experience: [{ ...before, to: null, is_current: true }, ...older],
      rating: null,
      tags: [],
      source: 'imported',
      consent: {
        basis: 'legitimate_interest',
        given_at: created,
        expires_at: `${addDays(before.from, 750)}${created.slice(10)}`,
      },
      available_from: null,
      last_contacted_at: null,
      created_at: created,
    },
  };
};

/**
 * A whole small or medium agency whose parts fit together: candidates suit the jobs, jobs suit the clients, pay suits
 * both. The same options always give the same agency.
 */
export const generateAgency = ({
  seed,
  country,
  size,
  today,
}: Pick<WorldOptions, 'seed' | 'country' | 'today'> & { size: AgencySize }): Agency => {
  const counts = SIZES[size];
  const random = new Random(seed, country, 'agency');
  const desks = desksOf(random, counts.teams);
  const onDesk = desks.flatMap((desk) => desk.families);
  const wanted = onDesk.reduce((sum, family) => sum + family.share, 0);
  const everyone = FAMILIES.reduce((sum, family) => sum + family.share, 0);
  const families: Weighted<Family>[] = FAMILIES.map((family) => [
    family,
    (family.share / everyone) * OFF_DESK_SHARE +
      (onDesk.includes(family) ? (family.share / wanted) * (1 - OFF_DESK_SHARE) : 0),
  ]);
  const world = createWorld({ seed, country, today, families });

  const name = `${random.pick(AGENCY_FIRST)} ${random.pick(AGENCY_LAST)}`;
  const domain = `${slug(name)}.example`;
  const users = usersOf(world, desks, counts.consultants, domain);

  const clients: ClientFields[] = [];
  const orders: {
    clientIndex: number;
    desk: Desk;
    families: Family[];
    city: string;
    state: string | null;
  }[] = [];
  const taken = new Set<string>();
  for (let i = 0; i < counts.clients; i++) {
    const desk = desks[i % desks.length];
    const family = desk?.families[Math.floor(i / desks.length) % desk.families.length];
    if (desk === undefined || family === undefined) continue;
    const free = world.employers.in(random.pick(family.industries)).filter((each) => !taken.has(each.domain));
    const employer = random.pick(free);
    taken.add(employer.domain);
    const hires = desk.families.filter((each) => each.industries.includes(employer.industry));
    clients.push(clientOf(world, employer, hires, i + 1));
    orders.push({ clientIndex: i, desk, families: hires, city: employer.city, state: employer.state });
  }

  const jobs = Array.from({ length: counts.jobs }, (_, index) => {
    const order = orders[index % orders.length];
    const client = order === undefined ? undefined : clients[order.clientIndex];
    if (order === undefined || client === undefined)
      throw new Error('An agency without clients has no jobs.');
    const owners = users.flatMap((user, at) =>
      user.team === order.desk.team && user.role !== 'researcher' ? [at] : [],
    );
    return jobOf(world, {
      index,
      client,
      client_index: order.clientIndex,
      family: random.pick(order.families),
      team: order.desk.team,
      owner_index: random.pick(owners),
      place: { city: order.city, state: order.state, weight: 1 },
    });
  });

  const originals = Array.from({ length: counts.candidates - 1 }, (_, index) => profileAt(world, index));
  const twice = originals.findIndex(({ fields }) => fields.experience.length > 2 && fields.phone !== null);
  const original = originals[twice];
  const copy = original === undefined ? null : copyOf(original);
  const people = copy === null ? originals : [...originals, copy];
  const truths = people.map(({ truth }, index) => ({ ...truth, index }));
  // The copy is left out of the pipeline: it waits to be found and merged.
  const { applications, placements } = pipelineOf(world, truths.slice(0, originals.length), jobs);

  return {
    agency: {
      name,
      country,
      timezone: world.country.timezone,
      currency: world.country.currency,
      website: `https://www.${domain}`,
      phone: officePhone(country, 0),
    },
    standard_fee_terms: feeTerms(random, world, 0),
    teams: desks.map(({ team }) => ({ name: team })),
    users,
    clients,
    jobs: jobs.map(({ fields }) => fields),
    job_truth: jobs.map(({ truth }) => truth),
    candidates: people.map(({ fields }) => fields),
    candidate_truth: truths,
    applications,
    placements,
    duplicates:
      original === undefined ? [] : [{ keep_index: Math.max(0, twice), copy_index: people.length - 1 }],
  };
};
