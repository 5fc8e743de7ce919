import { firstDay, type Month } from './calendar.ts';
import type { Place } from './country.ts';
import type { Employer } from './employers.ts';
import { type Discipline, disciplinesOf } from './lexicon/disciplines.ts';
import type { Family, Rung, Seniority } from './lexicon/family.ts';
import { familyOf } from './lexicon/index.ts';
import { dutiesText } from './prose.ts';
import type { Random, Weighted } from './random.ts';
import type { World } from './world.ts';

/** One position. Dates are the first day of a month, YYYY-MM-DD; `to` is null while it lasts. */
export type Experience = {
  title: string;
  employer: string;
  location: string;
  from: string;
  to: string | null;
  is_current: boolean;
  description: string;
};

export type Career = {
  family: Family;
  rung: Rung;
  discipline: Discipline | null;
  /** Whole years since the first job. */
  years: number;
  started: Month;
  employed: boolean;
  /** The family the person began in, when it was another one. */
  began_in: Family | null;
  /** Latest first. */
  experience: Experience[];
  industries: string[];
};

/** The pyramid of a database: many in the middle, few at the top. */
const PYRAMID: Readonly<Record<Seniority, number>> = {
  intern: 0.3,
  junior: 2,
  mid: 5,
  senior: 5,
  staff: 1,
  lead: 2.5,
  principal: 1,
  head: 1.2,
  director: 0.7,
  vp: 0.4,
  c_suite: 0.3,
};

/** How long people stay past the year they could have been promoted, at most. */
const YEARS_AT_RUNG: Partial<Record<Seniority, number>> = { intern: 1, junior: 2, mid: 6 };
const MOST_JOBS = 7;
const BETWEEN_JOBS = 0.12;
const CHANGED_FAMILY = 0.2;
const PROMOTED_INSIDE = 0.18;

const GAP_MONTHS: readonly Weighted<number>[] = [
  [0, 12],
  [1, 4],
  [2, 2],
  [4, 1],
  [9, 0.4],
];

/** The items that do not belong to a neighbouring branch; all of them when that would leave none. */
export const within = (
  items: readonly string[],
  family: Family,
  discipline: Discipline | null,
  mark: (branch: Discipline) => readonly string[],
): readonly string[] => {
  if (discipline === null) return items;
  const foreign = disciplinesOf(family.key)
    .filter((branch) => branch !== discipline)
    .flatMap(mark);
  const left = items.filter((item) => !foreign.some((word) => item.includes(word)));
  return left.length === 0 ? items : left;
};

const rungAt = (family: Family, years: number, below: Rung): Rung => {
  let found = family.ladder.find((rung) => rung.seniority !== 'intern') ?? below;
  for (const rung of family.ladder) {
    if (rung.min_years <= years && rung.min_years <= below.min_years && rung.min_years >= found.min_years) {
      if (rung.seniority !== 'intern') found = rung;
    }
  }
  return below.seniority === 'intern' ? below : found;
};

const placeText = (place: Place): string =>
  place.state === null ? place.city : `${place.city}, ${place.state}`;

/** Tells a working life backwards from today, so that the present title is right and the past leads up to it. */
export const careerOf = (random: Random, world: World, family: Family, home: Place): Career => {
  const rungs: Weighted<Rung>[] = family.ladder.map((rung) => [rung, PYRAMID[rung.seniority]]);
  const rung = random.weighted(rungs);
  const years = rung.min_years + random.int(0, YEARS_AT_RUNG[rung.seniority] ?? 9);
  const branches = disciplinesOf(family.key);
  const discipline = branches.length > 0 ? random.pick(branches) : null;
  const now = world.month;
  // Someone with less than a year behind them has at least the month before this one.
  const started = now - Math.max(years * 12 + random.int(0, 8), 2);
  const employed = !random.chance(BETWEEN_JOBS);
  const other =
    family.moves.length > 0 && random.chance(CHANGED_FAMILY) ? familyOf(random.pick(family.moves)) : null;
  const switchAt = started + Math.floor((now - started) * 0.3);

  const experience: Experience[] = [];
  const industries: string[] = [];
  const told = new Set<string>();
  let beganIn: Family | null = null;
  let above = rung;
  let employer: Employer | null = null;
  let industry = random.pick(family.industries);
  let until = employed ? now : Math.max(started + 1, now - random.int(1, 9));
  while (until > started && experience.length < MOST_JOBS) {
    const first = experience.length === 0;
    const tenure = first && employed ? random.int(2, 54) : random.int(9, 58);
    let from = Math.max(started, until - tenure);
    // A few months at the very beginning would read as a mistake.
    if (from - started < 8) from = started;
    const ownFamily = other === null || first || until > switchAt;
    const jobFamily = ownFamily ? family : other;
    if (!ownFamily) beganIn = other;
    const jobRung = first ? rung : rungAt(jobFamily, (from - started) / 12, above);
    const stays = employer !== null && ownFamily && jobRung !== above && random.chance(PROMOTED_INSIDE);
    if (!stays || employer === null) {
      if (!jobFamily.industries.includes(industry) || random.chance(0.3))
        industry = random.pick(jobFamily.industries);
      employer = random.pick(world.employers.in(industry));
    }
    if (!industries.includes(employer.industry)) industries.push(employer.industry);
    const titles = within(jobRung.titles, jobFamily, ownFamily ? discipline : null, (branch) => branch.words);
    const current = first && employed;
    experience.push({
      title: random.pick(titles),
      employer: employer.name,
      location: placeText(random.chance(0.85) ? home : random.weighted(world.places)),
      from: firstDay(from),
      to: current ? null : firstDay(until),
      is_current: current,
      description: dutiesText(random, jobFamily, current, jobRung.seniority, told),
    });
    above = ownFamily ? jobRung : above;
    // A promotion follows on without a break; a change of company may not.
    until = from - (stays ? 0 : random.weighted(GAP_MONTHS));
  }
  return { family, rung, discipline, years, started, employed, began_in: beganIn, experience, industries };
};
