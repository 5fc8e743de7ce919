import type { Family, Seniority } from './lexicon/family.ts';
import type { Random } from './random.ts';
import { capital, series, withArticle } from './text.ts';

/** "Back-end engineering" is "back-end engineering" inside a sentence; "UX" and "DevOps" stay as they are. */
export const inSentence = (name: string): string => {
  const first = name.split(/[\s,]/)[0] ?? '';
  return /[A-Z]/.test(first.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

const HELPERS: ReadonlySet<Seniority> = new Set(['intern', 'junior']);
const LEADERS: ReadonlySet<Seniority> = new Set(['lead', 'head', 'director', 'vp', 'c_suite']);

/**
 * What someone did in a job: duties of the family, and now and then something to be proud of. What has been told
 * is added to `told`, so that a life does not tell it twice.
 */
export const dutiesText = (
  random: Random,
  family: Family,
  current: boolean,
  seniority: Seniority,
  told: Set<string>,
): string => {
  const duties = random.sample(family.duties, random.int(2, 3));
  const helping = current
    ? ['Supporting the team with', 'Learning', 'Helping with']
    : ['Supported the team with', 'Helped with', 'Assisted with'];
  const leading = current
    ? ['Leading', 'Accountable for', 'Heading up', 'Overseeing']
    : ['Led', 'Was accountable for', 'Headed', 'Oversaw'];
  const doing = current
    ? ['Responsible for', 'Looking after', 'In charge of', 'Day to day:']
    : ['Responsible for', 'Looked after', 'Was in charge of', 'Took care of'];
  const opening = random.pick(HELPERS.has(seniority) ? helping : LEADERS.has(seniority) ? leading : doing);
  const text = `${opening} ${series(duties)}.`;
  const win = random.pick(family.wins);
  if (HELPERS.has(seniority) || told.has(win) || random.chance(0.35)) return text;
  told.add(win);
  return `${text} ${win}`;
};

export type SummaryFacts = {
  title: string;
  employer: string | null;
  years: number;
  family: Family;
  began_in: Family | null;
  industries: readonly string[];
  skills: readonly string[];
  city: string;
  certification: string | null;
  wanted_role: string | null;
  seniority: Seniority;
};

const yearsText = (years: number): string =>
  years < 1 ? 'less than a year' : years === 1 ? 'one year' : `${years} years`;

/** One line under a name. */
export const headlineOf = (random: Random, facts: SummaryFacts): string => {
  const { title, employer, years, industries, skills, city } = facts;
  const sector = industries[0] ?? '';
  const options = [
    `${title} | ${skills.slice(0, 3).join(', ')}`,
    employer === null ? `${title}, open to new work in ${city}` : `${title} at ${employer}`,
    `${title} with ${yearsText(years)} in ${sector.toLowerCase()}`,
    `${title}, ${city}`,
    `${capital(inSentence(facts.family.name))}: ${skills.slice(0, 2).join(' and ')}`,
  ];
  return random.pick(options);
};

/** Two or three sentences made of the person's facts, in turns of phrase that vary. */
export const summaryOf = (random: Random, facts: SummaryFacts): string => {
  const { title, employer, years, family, industries, skills, city, certification } = facts;
  const sectors = series(industries.slice(0, 2).map((industry) => industry.toLowerCase()));
  const field = inSentence(family.name);
  const first = random.pick([
    `${capital(withArticle(title))} with ${yearsText(years)} of experience in ${sectors}.`,
    `${title} based in ${city}, ${yearsText(years)} into a career in ${field}.`,
    `${yearsText(years) === 'less than a year' ? 'New to the field' : `${capital(yearsText(years))} in ${field}`}, most recently as ${withArticle(title)}.`,
    employer === null
      ? `${title} between roles, with a background in ${sectors}.`
      : `${title} at ${employer}, working in ${field}.`,
    `Background in ${sectors}; ${employer === null ? 'last' : 'now'} ${withArticle(title)} in ${city}.`,
  ]);
  const [one = '', two = '', three = ''] = random.sample(skills, 3);
  const second = random.pick([
    `Key skills: ${series([one, two, three])}.`,
    `Known for ${series(random.sample(family.duties, 2))}.`,
    `Strongest in ${series([one, two])}, with solid ${three}.`,
    HELPERS.has(facts.seniority)
      ? `Learning fast, with a start in ${series([one, two])}.`
      : random.pick(family.wins),
    certification === null
      ? `Comfortable with ${series([one, two, three])}.`
      : `Holds ${certification}; uses ${series([one, two])} every day.`,
  ]);
  if (random.chance(0.35)) return `${first} ${second}`;
  const third = random.pick([
    facts.wanted_role === null
      ? `Would like to stay in ${city}.`
      : `Next step: ${withArticle(facts.wanted_role)} role.`,
    facts.began_in === null
      ? `Has stayed with ${field} throughout.`
      : `Started out in ${inSentence(facts.began_in.name)}.`,
    LEADERS.has(facts.seniority)
      ? 'Has hired and led teams through growth and change.'
      : 'Works well in a small team and asks good questions.',
    'References available from the last two managers.',
    'Looking for a team that takes quality seriously.',
  ]);
  return `${first} ${second} ${third}`;
};
