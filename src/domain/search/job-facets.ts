import { countryName } from '#src/lib/places.ts';
import { PER_YEAR } from '../candidates/index.ts';
import { draftPipelineOf, isDraftedLabel } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { employerGroup, employerNamed } from '../lexicon/employers.ts';
import { LEVELS } from '../lexicon/levels.ts';
import { compileText } from './compile/index.ts';
import { withNamesOnce } from './compile/rewording/names-in-brackets.ts';
import { associatesOfLawFirms } from './compile/trades/titles-by-employer.ts';
import { type Facet, type FacetKind, facet, type Home, type Strength } from './facets.ts';
import type { FieldOfYears } from './years-in-field.ts';

const MOST = 24;

/** The kinds of facets that a job's text can give; a company it mentions is an employer to search for only where a line says so. */
const TAKEN: ReadonlySet<FacetKind> = new Set([
  'role',
  'seniority',
  'skill',
  'certification',
  'language',
  'years_experience',
  'education',
  'industry',
  'work_rights',
]);

/** A requirement of a job, another one that will do in its place, and the field of work that its years are asked in. */
export interface JobFacet extends Facet {
  or?: Facet;
  of?: FieldOfYears;
}

/** The requirements of a job: role and place first, then must-haves, then nice-to-haves. */
export function facetsOfJob(job: Job, home: Home): JobFacet[] {
  const { spec, assessment_criteria: criteria, prose } = briefOf(job);
  const title = associatesOfLawFirms(
    [job.title, job.description, ...(spec?.requirements ?? [])].join(' '),
    read(job.title, 'must', home),
  );
  const facets: JobFacet[] = [
    ...title.map((each) =>
      each.kind === 'seniority' && !isDenied(each) ? { ...each, strength: 'nice' as const } : each,
    ),
    ...placeOf(job),
    ...criteria.flatMap(({ label, must_have }) => lineOf(label, must_have ? 'must' : 'nice', true, home)),
    ...(spec?.requirements ?? []).flatMap((line) => lineOf(line, 'must', true, home)),
    ...(spec?.nice_to_have ?? []).flatMap((line) => lineOf(line, 'nice', false, home)),
    // The field that the client is in is no wish of theirs.
    ...prose.flatMap((line) => lineOf(line, 'nice', false, home)).filter(({ kind }) => kind !== 'industry'),
    ...termsOf(job),
  ];
  const kept = new Map<string, JobFacet>();
  for (const each of facets) {
    const named = each.kind === 'unsupported' ? each.label.toLowerCase() : each.values.join('/');
    const key = `${each.kind} ${named} ${each.min ?? ''} ${each.max ?? ''} ${each.or?.label ?? ''} ${each.of?.names.join('/') ?? ''}`;
    const known = kept.get(key);
    if (known === undefined || (known.strength === 'nice' && each.strength === 'must')) kept.set(key, each);
  }
  return withoutRepeats(oneRole([...kept.values()])).slice(0, MOST);
}

// A criterion is drafted from a line without "must have" before it: both say one thing, which is told once.
function withoutRepeats(facets: JobFacet[]): JobFacet[] {
  const lines = facets.filter(({ kind }) => kind === 'unsupported').map(({ label }) => label.toLowerCase());
  return facets.filter(({ kind, label }) => {
    const said = label.toLowerCase();
    return kind !== 'unsupported' || !lines.some((line) => line !== said && said.endsWith(` ${line}`));
  });
}

// Only the title names the job's role; other roles in the text are colleagues.
function oneRole(facets: JobFacet[]): JobFacet[] {
  const first = facets.find(({ kind }) => kind === 'role');
  const years = facets
    .filter(({ kind, of }) => kind === 'years_experience' && of === undefined)
    .toSorted((a, b) => (b.min ?? 0) - (a.min ?? 0));
  return facets.filter(
    (each) =>
      (each.kind !== 'role' || each === first) &&
      (each.kind !== 'years_experience' ||
        each.or !== undefined ||
        each.of !== undefined ||
        each === years[0]),
  );
}

/** The job's brief: its spec, or a draft from the description where the spec is empty or missing. */
function briefOf(job: Job): Pick<Job, 'spec' | 'assessment_criteria'> & { prose: string[] } {
  const { spec, assessment_criteria: criteria } = job;
  if (spec !== null && (spec.requirements.length > 0 || job.description === null))
    return { spec, assessment_criteria: criteria, prose: [] };
  const drafted = draftPipelineOf(job);
  const asks = drafted.spec ?? null;
  const silent = asks === null || asks.requirements.length + asks.nice_to_have.length === 0;
  return {
    spec: asks,
    assessment_criteria: criteria.length > 0 ? criteria : drafted.assessment_criteria,
    prose: silent ? sentencesOf(job.description) : [...asks.responsibilities, ...sentencesOf(asks.summary)],
  };
}

const MAX_SENTENCES = 12;

// What the work is like names skills and certificates, too.
function sentencesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, MAX_SENTENCES);
}

const MAX_LABEL_LENGTH = 120;

/**
 * The facets of a line, or the line itself as unsupported where no record can confirm it.
 * @param asked whether the line is a criterion or requirement, which never vanishes, and not prose about the job
 */
function lineOf(
  text: string,
  strength: Exclude<Strength, 'exclude'>,
  asked: boolean,
  home: Home,
): JobFacet[] {
  // "Nursing pin is not needed" asks for nothing.
  if (NOT_ASKED.test(text)) return [];
  const open = OPEN.test(text) ? 'nice' : strength;
  // Of what else would do nothing is asked: "at Treasury or another central agency".
  const said = withNamesOnce(text.replace(OPEN_TO_END, ''));
  const found = read(said, open, home, asked && OF_EMPLOYERS.test(text));
  const years = inField(said, found, open, home);
  const facets = years ?? eitherIn(said, alternativesIn(said, found));
  // A role in a line is whom it works with or what it licenses; the title says what the job is.
  const hasMore = facets.some(({ kind }) => kind !== 'role');
  if (hasMore && asked && YEARS.test(said)) return [...facets, ...productsIn(said, open, home)];
  // Of lines drafted from the job's own fields the role and terms are facets already.
  if (hasMore || isDraftedLabel(text) || !asked) return facets;
  const line = text.replace(/\s+/g, ' ').trim();
  const label = line.length <= MAX_LABEL_LENGTH ? line : `${line.slice(0, MAX_LABEL_LENGTH - 1)}…`;
  return [facet({ kind: 'unsupported', strength, label, reason: 'Nothing on record tells it of a person.' })];
}

const YEARS = /\d\s*\+?\s*(?:years?|yrs?)\b/i;
const WITH = /(?:\b(?:with|using|of|on|in)\s+(?:the\s+)?)$/i;

/** "5 years' experience with Zorbix": names that nothing explains beside years are asked for as well, and do not vanish. */
const productsIn = (text: string, strength: Exclude<Strength, 'exclude'>, home: Home): JobFacet[] =>
  compileText(text.slice(0, 500), home).facets.flatMap(({ kind, label }) => {
    const at = text.indexOf(label);
    if (kind !== 'keyword' || !/^\p{Lu}/u.test(label) || !WITH.test(text.slice(0, Math.max(0, at))))
      return [];
    return [
      facet({ kind: 'unsupported', strength, label, reason: 'Nothing on record tells it of a person.' }),
    ];
  });

const YEARS_IN =
  /\b(?:years?|yrs?)['’]?\s+(?:of\s+)?(?:(?:\p{L}+\s+){0,2}?(?:experience|background|work)\s+|working\s+|spent\s+)?(?:in|within|from|across|at)\s+(.+)$/iu;

/** "5 years in FMCG": the years are those in that field, whatever else somebody did. Null where no field is named behind years. */
function inField(
  text: string,
  found: readonly Facet[],
  strength: Exclude<Strength, 'exclude'>,
  home: Home,
): JobFacet[] | null {
  const [, behind] = YEARS_IN.exec(text) ?? [];
  const years = found.filter(({ kind }) => kind === 'years_experience');
  const [first, more] = years;
  if (behind === undefined || first?.min == null || more !== undefined) return null;
  const fields = compileText(`worked in ${behind}`.slice(0, 500), home).facets.filter(
    ({ kind, strength: said }) => kind === 'industry' && said !== 'exclude',
  );
  const names = [...new Set(fields.flatMap(({ values }) => values))];
  if (names.length === 0) return null;
  const label = `${first.label.replace(/\s+of experience$/, '')} in ${names.join(' or ')}`.slice(0, 200);
  const others = found.filter((each) => each !== first && !isOfField(each, behind));
  const field = facet({ kind: 'industry', strength, label: names.join(' or ').slice(0, 200), values: names });
  return [{ ...first, label, of: { names, today: home.today } }, field, ...others];
}

/** Whether a condition is said by what the field is called. */
const isOfField = ({ kind, either }: Facet, behind: string): boolean =>
  kind === 'industry' || (kind === 'skill' && (either !== null || !/\b(?:and|with|using)\b|,/i.test(behind)));

/** A line that asks where somebody worked, and not for whom they would: "Big 4 background", "experience at Deloitte". */
const OF_EMPLOYERS =
  /\bbackgrounds?\b|\balumn\w+|\bex[- ]|\b(?:formerly|previously|trained|experience|time|years?|stint|worked|employed)\s+(?:at|in|for|within|by)\b/i;

const NOT_ASKED =
  /^[^,;]*\b(?:(?:is|are|'s)\s+)?(?:not|n't)\s+(?:strictly\s+|absolutely\s+)?(?:needed|required|necessary|a requirement)\W*$/i;

/** Something else of the kind would do as well. */
const OPEN = /\bor (?:an ?other|another|other|similar|equivalent|comparable|the like)\b/i;
const OPEN_TO_END = new RegExp(`${OPEN.source}[^,;.]*`, 'i');
const EXAMPLES = /\b(?:such as|e\.?g\.?|for example|like)\b.*(?:\bor\b|\/|,)/i;

/** Examples of one thing, of which any will do. */
function alternativesIn(text: string, facets: Facet[]): Facet[] {
  if (!EXAMPLES.test(text)) return facets;
  const skills = facets.filter(({ kind }) => kind === 'skill');
  const [first] = skills;
  if (first === undefined || skills.length === 1) return facets;
  const label = skills.map((each) => each.label).join(' or ');
  const any = { ...first, label, values: skills.flatMap(({ values }) => values) };
  return [any, ...facets.filter(({ kind }) => kind !== 'skill')];
}

const OR = /\s(?:or|and\/or)\s/gi;
const OF_FIGURES = /\s(?:or|and)\s+(?:more|less|over|above|upwards?|longer|better)\b/gi;

/** "MRICS or 10+ years of experience": of two criteria of different kinds in one line one will do, and they are told as one. */
function eitherIn(text: string, facets: JobFacet[]): JobFacet[] {
  // "A degree in law": what was studied says more than that it was.
  const [first, second, ...more] = facets.filter(
    ({ kind }, at) => kind !== 'education' || facets[at + 1]?.kind !== 'education',
  );
  if (first === undefined || second === undefined || more.length > 0 || first.kind === second.kind)
    return facets;
  // "Two or more years in payroll" has no alternative.
  const said = text.replace(OF_FIGURES, ' ');
  const inside = [first, second].flatMap((each) => each.label.match(OR) ?? []).length;
  if (said.match(OR)?.length !== inside + 1 || /[,;]|\band\b/i.test(said.replace(OR, ' '))) return facets;
  if ([first, second].some(({ kind }) => kind === 'role')) return facets;
  const label = `${first.label} or ${second.label}`.slice(0, 200);
  return [{ ...first, label, or: { ...second, label, strength: first.strength } }];
}

function read(
  text: string,
  strength: Exclude<Strength, 'exclude'>,
  home: Home,
  isOfEmployers = false,
): Facet[] {
  const { facets } = compileText(text.slice(0, 500), home);
  return facets.flatMap((each) => {
    const isTaken = TAKEN.has(each.kind) || (isOfEmployers && each.kind === 'employer');
    // "No juniors": any other level.
    if (each.kind === 'seniority' && each.strength === 'exclude') return [otherLevels(each)];
    if (!isTaken || each.strength === 'exclude' || isGuess(each)) return [];
    // "Aged care" is a skill and a field of work, and one criterion.
    if (each.kind === 'industry' && facets.some((other) => isSameAsked(each, other))) return [];
    return [{ ...each, strength: each.strength === 'nice' ? 'nice' : strength }];
  });
}

const otherLevels = ({ label, values }: Facet): Facet =>
  facet({
    kind: 'seniority',
    strength: 'must',
    label: `not ${label}`,
    values: LEVELS.filter((level) => !values.includes(level)),
  });
const isDenied = ({ label }: Facet): boolean => label.startsWith('not ');

/** A company in small letters that no list has is a guess: "tier 2 builders". */
const isGuess = ({ kind, values }: Facet): boolean =>
  kind === 'employer' &&
  values.every(
    (name) => !/\p{Lu}/u.test(name) && employerNamed(name) === undefined && employerGroup(name) === undefined,
  );

const isSameAsked = (field: Facet, other: Facet): boolean =>
  other.kind === 'skill' && field.either !== null && other.either === field.either;

function placeOf({ location, applicant_country: country }: Job): Facet[] {
  // Where those who work from home have to live.
  if (location?.type === 'remote' && country !== null) {
    const label = countryName(country) ?? country;
    return [facet({ kind: 'location', strength: 'must', label, values: [label] })];
  }
  return placeOfSite(location);
}

function placeOfSite(location: Job['location']): Facet[] {
  if (location === null || location.type === 'remote') return [];
  const { city, state, country, country_code } = location;
  const value = [city ?? state, city === null ? null : state, country_code ?? country]
    .filter((part) => part !== null)
    .join(', ');
  if (value === '') return [];
  const label = city ?? state ?? country ?? value;
  return [facet({ kind: 'location', strength: 'must', label, values: [value] })];
}

function termsOf({ employment_type, compensation }: Job): Facet[] {
  const facets: Facet[] = [];
  const type = { full_time: 'permanent', part_time: 'part_time', contract: 'contract' } as const;
  if (employment_type !== null) {
    const value = type[employment_type];
    facets.push(
      facet({ kind: 'work_type', strength: 'nice', label: value.replace('_', ' '), values: [value] }),
    );
  }
  if (compensation.base_max !== null) {
    const max = Math.round(compensation.base_max * PER_YEAR[compensation.period]);
    const { currency } = compensation;
    const label = `pay up to ${currency} ${max.toLocaleString('en')} a year`;
    facets.push(facet({ kind: 'salary', strength: 'nice', label, max, currency }));
  }
  return facets;
}
