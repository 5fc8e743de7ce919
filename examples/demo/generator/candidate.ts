import { addDays, firstDay, yearOf } from './calendar.ts';
import { type Career, careerOf, type Experience, within } from './career.ts';
import type { Place, WorkRight } from './country.ts';
import type { PayPeriod, Rung, Seniority, WorkType } from './lexicon/family.ts';
import { type PersonName, personName } from './names.ts';
import { expectationOf } from './pay.ts';
import { candidatePhone } from './phones.ts';
import { headlineOf, type SummaryFacts, summaryOf } from './prose.ts';
import { Random, type Weighted } from './random.ts';
import type { World } from './world.ts';

export type Education = { school: string; degree: string; field: string; from: string; to: string | null };

/** A candidate under the API's field names. Dates are YYYY-MM-DD, times ISO 8601 in UTC. */
export type CandidateFields = {
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  linkedin_url: string | null;
  headline: string;
  summary: string;
  location: { city: string; state: string | null; country: string; country_code: string };
  current_title: string;
  /** Null between jobs; `current_title` is then the last one held. */
  current_company: string | null;
  years_experience: number;
  skills: string[];
  experience: Experience[];
  education: Education[];
  certifications: string[];
  languages: string[];
  salary_expectation: string | null;
  notice_period: string | null;
  work_rights: string | null;
  preferred_roles: string[] | null;
  preferred_seniority: Seniority | null;
  preferred_locations: string[] | null;
  work_types: WorkType[] | null;
  open_to_relocation: boolean | null;
  open_to_work: boolean | null;
  available_from: string | null;
  rating: number | null;
  tags: string[];
  do_not_approach: boolean;
  email_opt_out: boolean;
  source: 'applied' | 'added' | 'imported' | 'referral';
  consent: { basis: 'consent' | 'legitimate_interest'; given_at: string; expires_at: string };
  last_contacted_at: string | null;
  created_at: string;
};

/** What is so, whatever the person wrote: the answer key for parsing, search and matching. */
export type CandidateTruth = {
  index: number;
  family: string;
  seniority: Seniority;
  employed: boolean;
  /** Currency units per period. */
  pay: { amount: number; currency: string; period: PayPeriod };
  notice_days: number;
  work_rights_status: WorkRight['status'];
};

export type Profile = { fields: CandidateFields; truth: CandidateTruth };

const MAILBOX_DOMAINS = [
  'example.com',
  'example.net',
  'example.org',
  'mail.example',
  'post.example',
  'inbox.example',
];

/**
 * A number of its own for every index, of no visible order: within 10-99, then 100-999 and so on, the offset is
 * multiplied by a prime. It ends every mailbox and profile address, and names hold no digits, so none can meet.
 */
export const ownNumber = (index: number): number => {
  let start = 10;
  let offset = index;
  while (offset >= start * 9) {
    offset -= start * 9;
    start *= 10;
  }
  return start + ((offset * 104729 + 37) % (start * 9));
};

const mailbox = (random: Random, name: PersonName, number: number): string => {
  const { mailbox_first: first, mailbox_last: last } = name;
  const local = random.pick([
    `${first}.${last}${number}`,
    `${first}.${last}${number}`,
    `${first.charAt(0)}${last}${number}`,
    `${first}${last}${number}`,
    `${last}.${first}${number}`,
    `${first}_${last}${number}`,
  ]);
  return `${local}@${random.pick(MAILBOX_DOMAINS)}`;
};

const skillsOf = (random: Random, career: Career, title: string): string[] => {
  const { family, discipline, began_in: before } = career;
  const optional = within(family.optional, family, discipline, (branch) => branch.skills);
  const seasoned = Math.min(4, Math.floor(career.years / 3));
  const chosen = new Set(discipline === null ? [] : discipline.skills.slice(0, random.int(1, 2)));
  // A theatre nurse without theatre, or a React developer without React, would be a slip.
  for (const skill of [...family.core, ...optional]) if (title.includes(skill)) chosen.add(skill);
  for (const skill of random.sample(family.core, Math.max(3, family.core.length - random.int(0, 3))))
    chosen.add(skill);
  for (const skill of random.sample(optional, random.int(2, 4) + seasoned)) chosen.add(skill);
  if (before !== null) for (const skill of random.sample(before.core, 2)) chosen.add(skill);
  return [...chosen];
};

const FACULTY_AWARD: Readonly<Record<string, string>> = {
  Laws: 'LLB',
  Science: 'BSc (Hons)',
  Engineering: 'BEng (Hons)',
};

const educationOf = (random: Random, world: World, career: Career): Education[] => {
  const { family, discipline, rung, started } = career;
  const code = world.country.code;
  const open = within(family.degrees, family, discipline, (branch) => [branch.field]);
  const own = open.filter((degree) => discipline !== null && degree.includes(discipline.field));
  const [faculty = '', field = ''] = random.pick(own.length > 0 ? own : open).split('/');
  const british = code === 'GB' || code === 'IE';
  const trade = faculty === 'Trade';
  const degree = trade
    ? world.country.vocational
    : british
      ? (FACULTY_AWARD[faculty] ?? 'BA (Hons)')
      : `Bachelor of ${faculty}`;
  const school = random.pick(world.country.schools);
  const studying = rung.seniority === 'intern';
  const done = studying ? world.month : (yearOf(started) - 1) * 12 + 10;
  const begun = done - (trade ? 24 : 35);
  const education: Education[] = [
    { school, degree, field, from: firstDay(begun), to: studying ? null : firstDay(done) },
  ];
  const later = started + 60 + random.int(0, 48);
  if (!trade && career.years >= 10 && later < world.month && random.chance(0.25)) {
    const leads = rung.min_years >= 8;
    education.unshift({
      school: random.pick(world.country.schools),
      degree: leads ? 'MBA' : 'Graduate Diploma',
      field: leads ? 'Business Administration' : field,
      from: firstDay(later - 24),
      to: firstDay(later),
    });
  }
  return education;
};

/** What one can hold at the start of a career: registrations, checks and site cards, but no chartered standing. */
const EARLY_PAPERS =
  /Registration|Check|Screening|Vetting|DBS|White Card|CSCS|ECS|Safe Pass|Passport|Practising|RN Licence|RSA|OSHA|First Aid|Life Support|BLS|Food Safety|HACCP|EIT|QTS|Forklift|Foundation|Fundamentals|Level 2|A\+/;
const EARLY_YEARS = 3;

const certificationsOf = (random: Random, world: World, career: Career): string[] => {
  const { family, discipline, years } = career;
  const held = (papers: readonly string[] = []): string[] => {
    const open = within(papers, family, discipline, (branch) => branch.words);
    const possible = years < EARLY_YEARS ? open.filter((paper) => EARLY_PAPERS.test(paper)) : open;
    return random.sample(possible, random.int(0, 2));
  };
  return [
    ...new Set([...held(family.qualifications[world.country.code]), ...held(family.qualifications.any)]),
  ];
};

const workTypesOf = (random: Random, career: Career): WorkType[] => {
  const shares: Weighted<WorkType>[] = [];
  for (const type of ['permanent', 'contract', 'temp', 'part_time'] as const) {
    const share = career.family.work[type];
    if (share !== undefined) shares.push([type, share]);
  }
  const main = random.weighted(shares);
  const second = random.weighted(shares);
  return second === main || random.chance(0.6) ? [main] : [main, second];
};

const nextRung = (career: Career): Rung | undefined =>
  career.family.ladder.find(
    (rung) => rung.min_years > career.rung.min_years && rung.min_years <= career.years + 4,
  );

const TAGS = [
  'Silver medallist',
  'Hot',
  'Passive',
  'Met in person',
  'Great communicator',
  'Ask for referrals',
  'Keep warm',
];

const tagsOf = (random: Random, career: Career, types: readonly WorkType[]): string[] => {
  const tags = random.sample(
    TAGS,
    random.weighted([
      [0, 5],
      [1, 4],
      [2, 2],
    ]),
  );
  if (random.chance(0.4)) tags.push(random.pick(career.industries));
  if (types[0] === 'contract') tags.push('Contractor');
  if (!career.employed && random.chance(0.5)) tags.push('Immediate start');
  // The API answers with tags in this order; giving them so makes a comparison direct.
  return tags.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
};

/** A time of the day between two hours, UTC. */
const instant = (random: Random, date: string, fromHour: number, toHour: number): string => {
  const two = (n: number): string => (n < 10 ? `0${n}` : String(n));
  return `${date}T${two(random.int(fromHour, toHour))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.000Z`;
};

const orNull = <T>(random: Random, share: number, value: T): T | null =>
  random.chance(share) ? value : null;

const wishesOf = (random: Random, world: World, career: Career, home: Place) => {
  const { rung } = career;
  const step = random.chance(0.4) ? nextRung(career) : undefined;
  const titles = (each: Rung): readonly string[] =>
    within(each.titles, career.family, career.discipline, (branch) => branch.words);
  const roles = [
    ...(step === undefined ? [] : random.sample(titles(step), 1)),
    ...random.sample(titles(rung), 2),
  ];
  const elsewhere = random.weighted(world.places).city;
  const moves = random.chance(0.2);
  const locations = [home.city, ...(moves && elsewhere !== home.city ? [elsewhere] : [])];
  if (random.chance(0.15)) locations.push('Remote');
  return {
    preferred_roles: orNull(random, 0.7, roles),
    preferred_seniority: orNull(random, 0.6, (step ?? rung).seniority),
    preferred_locations: orNull(random, 0.75, locations),
    open_to_relocation: orNull(random, 0.7, moves),
  };
};

const FORGOTTEN = { phone: 0.06, linkedin: 0.25, salary: 0.15, notice: 0.15, rights: 0.12, types: 0.1 };

/** The candidate at this index: a pure function of the world's seed, country, today and families, and the index. */
export const profileAt = (world: World, index: number): Profile => {
  const random = new Random(world.seed, world.country.code, 'candidate', index);
  const { country, today } = world;
  const family = random.weighted(world.families);
  const person = personName(random, country.code);
  const home = random.weighted(world.places);
  const career = careerOf(random, world, family, home);
  const { rung, experience } = career;
  const number = ownNumber(index);
  const certifications = certificationsOf(random, world, career);
  const types = workTypesOf(random, career);
  const period = types[0] === 'contract' ? family.contract_period : types[0] === 'temp' ? 'hour' : 'year';
  const progress = Math.min(1, (career.years - rung.min_years) / 6);
  const pay = expectationOf(random, family, country, rung.seniority, period, progress);
  const notice =
    career.employed || random.chance(0.2) ? random.weighted(country.notice) : { raw: 'immediately', days: 0 };
  const rights = random.weighted(country.work_rights);
  const wishes = wishesOf(random, world, career, home);
  const latest = experience[0];
  const title = latest?.title ?? random.pick(rung.titles);
  const skills = skillsOf(random, career, title);
  const company = latest?.is_current ? latest.employer : null;
  const facts: SummaryFacts = {
    title,
    employer: company,
    years: career.years,
    family,
    began_in: career.began_in,
    industries: career.industries,
    skills,
    city: home.city,
    certification: certifications[0] ?? null,
    wanted_role: wishes.preferred_roles?.[0] ?? null,
    seniority: rung.seniority,
  };
  const phone = candidatePhone(country.code, index);
  const knownFor = random.int(1, 900);
  const createdOn = addDays(today, -knownFor);
  // Created in the morning, contacted in the afternoon: the order holds even on the same day.
  const created = instant(random, createdOn, 0, 4);
  const heritage = person.heritage_languages;
  const languages = [
    'English',
    ...(heritage.length > 0 && random.chance(0.6) ? [random.pick(heritage)] : []),
  ];
  const fields: CandidateFields = {
    name: `${person.first_name} ${person.last_name}`,
    first_name: person.first_name,
    last_name: person.last_name,
    email: mailbox(random, person, number),
    phone: random.chance(FORGOTTEN.phone) ? null : phone,
    linkedin_url: random.chance(FORGOTTEN.linkedin)
      ? null
      : `https://www.linkedin.com/in/${person.mailbox_first}-${person.mailbox_last}-${number}`,
    headline: headlineOf(random, facts),
    summary: summaryOf(random, facts),
    location: { city: home.city, state: home.state, country: country.name, country_code: country.code },
    current_title: title,
    current_company: company,
    years_experience: career.years,
    skills,
    experience,
    education: educationOf(random, world, career),
    certifications,
    languages,
    salary_expectation: random.chance(FORGOTTEN.salary) ? null : pay.raw,
    notice_period: random.chance(FORGOTTEN.notice) ? null : notice.raw,
    work_rights: random.chance(FORGOTTEN.rights) ? null : rights.raw,
    ...wishes,
    work_types: random.chance(FORGOTTEN.types) ? null : types,
    open_to_work: orNull(random, 0.6, !career.employed || random.chance(0.5)),
    available_from: orNull(random, 0.12, addDays(today, notice.days + random.int(0, 30))),
    rating: orNull(
      random,
      0.45,
      random.weighted([
        [5, 2],
        [4, 5],
        [3, 4],
        [2, 1],
        [1, 0.3],
      ]),
    ),
    tags: tagsOf(random, career, types),
    do_not_approach: random.chance(0.015),
    email_opt_out: random.chance(0.02),
    source: random.weighted([
      ['applied', 6],
      ['added', 4],
      ['imported', 3],
      ['referral', 1],
    ]),
    consent: {
      basis: random.chance(0.6) ? 'consent' : 'legitimate_interest',
      given_at: created,
      expires_at: addDays(createdOn, 730) + created.slice(10),
    },
    last_contacted_at: orNull(random, 0.6, instant(random, addDays(today, -random.int(1, knownFor)), 5, 9)),
    created_at: created,
  };
  return {
    fields,
    truth: {
      index,
      family: family.key,
      seniority: rung.seniority,
      employed: career.employed,
      pay: { amount: pay.amount, currency: pay.currency, period: pay.period },
      notice_days: notice.days,
      work_rights_status: rights.status,
    },
  };
};
