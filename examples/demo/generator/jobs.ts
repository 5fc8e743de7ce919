import { addDays } from './calendar.ts';
import type { ClientFields } from './clients.ts';
import type { Place } from './country.ts';
import type { Family, PayPeriod, Rung, Seniority } from './lexicon/family.ts';
import { payRange } from './lexicon/index.ts';
import { inSentence } from './prose.ts';
import { Random, type Weighted } from './random.ts';
import { series, withArticle } from './text.ts';
import type { World } from './world.ts';

/** A job as the API takes one. The `_index` fields point into the agency's lists and stand for ids. */
export type JobFields = {
  title: string;
  status: 'active' | 'on_hold' | 'closed';
  client_index: number;
  /** Into the client's contacts. */
  client_contact_index: number;
  owner_index: number;
  team: string;
  location: {
    type: 'on_site' | 'hybrid' | 'remote';
    city: string | null;
    state: string | null;
    country: string | null;
    country_code: string | null;
  };
  employment_type: 'full_time' | 'part_time' | 'contract';
  /** `base_min` and `base_max` in currency units per period; `ote` per year. */
  compensation: {
    base_min: number;
    base_max: number;
    ote: number | null;
    currency: string;
    period: PayPeriod;
  };
  description: string;
  spec: { summary: string; responsibilities: string[]; requirements: string[]; nice_to_have: string[] };
  assessment_criteria: { label: string; weight: number; must_have: boolean }[];
  interview_plan: {
    round: number;
    format: string;
    kind: 'internal' | 'client';
    duration_minutes: number;
    focus: string[];
  }[];
  target_start_date: string | null;
  success_in_90_days: string;
  default_interview_format: 'video' | 'phone' | 'in_person' | 'technical';
  ai_screen_enabled: boolean;
  ai_screen_focus: string[];
  is_evergreen: boolean;
};

/** The role behind a job: the answer key for matching. */
export type JobTruth = { index: number; family: string; seniority: Seniority };

/** Agencies are called in for the middle and the top, seldom for students. */
const WANTED: Readonly<Record<Seniority, number>> = {
  intern: 0,
  junior: 1,
  mid: 5,
  senior: 6,
  staff: 1,
  lead: 4,
  principal: 1,
  head: 2,
  director: 1,
  vp: 0.5,
  c_suite: 0.5,
};

const DESK_WORK = new Set([
  'Software',
  'Banking',
  'Insurance',
  'Media',
  'Telecommunications',
  'Professional services',
  'Accounting',
  'Legal',
  'Government',
]);

const locationOf = (
  random: Random,
  world: World,
  client: ClientFields,
  place: Place,
): JobFields['location'] => {
  const roll = random.unit();
  const atDesk = DESK_WORK.has(client.industry);
  const type = atDesk && roll < 0.12 ? 'remote' : atDesk && roll < 0.7 ? 'hybrid' : 'on_site';
  if (type === 'remote') return { type, city: null, state: null, country: null, country_code: null };
  return {
    type,
    city: place.city,
    state: place.state,
    country: world.country.name,
    country_code: world.country.code,
  };
};

const payOf = (
  random: Random,
  world: World,
  family: Family,
  rung: Rung,
  contract: boolean,
): JobFields['compensation'] => {
  const period = contract ? family.contract_period : 'year';
  const { min, max } = payRange(family, world.country.code, rung.seniority, period);
  const step = period === 'year' ? 1000 : period === 'day' ? 10 : 1;
  // A client's range is a slice of the market's: it starts in the lower half and ends in the upper.
  const low = min + Math.floor(((max - min) * random.unit() * 0.35) / step) * step;
  const high = max - Math.floor(((max - min) * random.unit() * 0.3) / step) * step;
  const selling = family.key === 'sales' && !contract;
  return {
    base_min: low,
    base_max: Math.max(low, high),
    ote: selling ? Math.round((high * 1.4) / 1000) * 1000 : null,
    currency: world.country.currency,
    period,
  };
};

const VERBS = ['Own', 'Take care of', 'Lead', 'Run'];

const specOf = (
  random: Random,
  world: World,
  family: Family,
  rung: Rung,
  title: string,
  client: ClientFields,
) => {
  const musts = random.sample(family.core, 4);
  const local = family.qualifications[world.country.code] ?? [];
  const years = Math.max(1, rung.min_years);
  return {
    summary: `${client.name} is looking for ${withArticle(title)} to join its ${inSentence(family.name)} team.`,
    responsibilities: random.sample(family.duties, 4).map((duty) => `${random.pick(VERBS)} ${duty}`),
    requirements: [
      `At least ${years} ${years === 1 ? 'year' : 'years'} in ${inSentence(family.name)}`,
      ...musts,
      ...(local.length > 0 && random.chance(0.5) ? [random.pick(local)] : []),
    ],
    nice_to_have: random.sample(family.optional, 3),
  };
};

const interviewPlan = (random: Random, spec: JobFields['spec'], rung: Rung): JobFields['interview_plan'] => {
  const focus = spec.requirements.slice(1, 3);
  const plan: JobFields['interview_plan'] = [
    {
      round: 1,
      format: 'phone',
      kind: 'internal',
      duration_minutes: 30,
      focus: ['Motivation', 'Pay and notice'],
    },
    { round: 2, format: 'video', kind: 'client', duration_minutes: 60, focus },
  ];
  if (rung.min_years >= 5 || random.chance(0.4)) {
    plan.push({
      round: 3,
      format: 'in_person',
      kind: 'client',
      duration_minutes: 60,
      focus: ['Team fit', ...focus.slice(0, 1)],
    });
  }
  return plan;
};

export type JobOrder = {
  index: number;
  client: ClientFields;
  client_index: number;
  family: Family;
  team: string;
  owner_index: number;
  /** The client's own city. */
  place: Place;
};

/** A job the client could have: from a family it hires, at the family's pay, with a full specification. */
export const jobOf = (world: World, order: JobOrder): { fields: JobFields; truth: JobTruth } => {
  const { client, family, index } = order;
  const random = new Random(world.seed, world.country.code, 'job', index);
  const rungs: Weighted<Rung>[] = family.ladder.map((rung) => [rung, WANTED[rung.seniority]]);
  const rung = random.weighted(rungs);
  const title = random.pick(rung.titles);
  const contract = random.chance((family.work.contract ?? 0) / 14);
  const partTime = !contract && random.chance((family.work.part_time ?? 0) / 30);
  const compensation = payOf(random, world, family, rung, contract);
  const spec = specOf(random, world, family, rung, title, client);
  const location = locationOf(random, world, client, order.place);
  const where =
    location.type === 'remote'
      ? `remote within ${world.country.name}`
      : `${location.type === 'hybrid' ? 'hybrid in' : 'on site in'} ${order.place.city}`;
  const primary = client.contacts.findIndex((contact) => contact.is_primary);
  const evergreen = index > 2 && random.chance(0.08);
  return {
    fields: {
      title,
      // The first jobs are open, so that even the smallest agency has work on its hands.
      status:
        index < 6
          ? 'active'
          : random.weighted([
              ['active', 8],
              ['on_hold', 2],
              ['closed', 1],
            ]),
      client_index: order.client_index,
      client_contact_index: random.chance(0.7) ? primary : client.contacts.length - 1,
      owner_index: order.owner_index,
      team: order.team,
      location,
      employment_type: contract ? 'contract' : partTime ? 'part_time' : 'full_time',
      compensation,
      description: [
        spec.summary,
        `The role is ${where}. You will look after ${series(random.sample(family.duties, 3))}.`,
        `You bring ${series(spec.requirements.slice(1, 4))}; ${series(spec.nice_to_have.slice(0, 2))} would be welcome.`,
      ].join('\n\n'),
      spec,
      assessment_criteria: spec.requirements.map((label, place) => ({
        label,
        weight: Math.max(1, 5 - place),
        must_have: place < 3,
      })),
      interview_plan: interviewPlan(random, spec, rung),
      target_start_date: random.chance(0.7) ? addDays(world.today, random.int(14, 90)) : null,
      success_in_90_days: `Has ${random.pick(family.duties)} ${random.pick(['well in hand', 'running without reminders', 'in good order'])}; the team asks for advice on ${spec.requirements[1] ?? 'the work'}.`,
      default_interview_format: random.weighted([
        ['video', 6],
        ['in_person', 2],
        ['phone', 1],
      ]),
      ai_screen_enabled: random.chance(0.25),
      ai_screen_focus: spec.requirements.slice(1, 3),
      is_evergreen: evergreen,
    },
    truth: { index, family: family.key, seniority: rung.seniority },
  };
};
