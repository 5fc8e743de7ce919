import * as z from 'zod';

export const FACET_KINDS = [
  'role',
  'seniority',
  'skill',
  'location',
  'employer',
  'industry',
  'salary',
  'availability',
  'years_experience',
  'work_rights',
  'work_type',
  'language',
  'certification',
  'education',
  'school',
  'tag',
  'rating',
  'tenure',
  'stability',
  'career_gap',
  'last_contact',
  'added',
  'desk',
  'name',
  'phone',
  'profile',
  'email',
  'keyword',
  'unsupported',
] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

/** Of these a facet may name several of which one will do: the index knows them by words. */
export const WORDED_KINDS: ReadonlySet<FacetKind> = new Set([
  'role',
  'seniority',
  'skill',
  'location',
  'employer',
  'industry',
  'language',
  'certification',
  'education',
  'school',
  'work_rights',
  'work_type',
  'tag',
  'keyword',
]);

export const STRENGTHS = ['must', 'nice', 'exclude'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How many names stand in one facet at most. */
export const MAX_VALUES = 20;

const words = z.array(z.string().trim().min(1).max(120)).max(MAX_VALUES);

/**
 * One condition of a search as the compiler returns it, embedded or a model. Its text never
 * reaches the database directly, only as terms of the lexicon and the index.
 */
export const Facet = z.object({
  kind: z.enum(FACET_KINDS),
  strength: z.enum(STRENGTHS),
  label: z.string().trim().min(1).max(200).describe('As a person reads it.'),
  values: words
    .describe(
      'Names, any of which will do; for work_rights (also unknown: nothing on record), work_type and seniority the words of the schema; for desk what somebody is to the agency (placed, placed_now, placed_by, contracting, starting, guarantee, ending, submitted, interviewed, meeting, live, stage, applied, shortlisted, declined, rejected, owner, pool, cv, email, phone, linkedin, pay, notice, rights: on record; settled: would not relocate; by_day, by_hour: asks for a rate) and then the client, job, stage, pool or colleague ("me" for who asks, "nobody" for none).',
    )
    .default([]),
  min: z
    .nullable(z.number())
    .describe(
      'Years, stars, pay over a year, days since the last contact, of a former employer or industry the year in which they left, of stability how many jobs or employers in all (values "number of jobs", "number of employers"), or for desk days ago (ending: days ahead).',
    )
    .default(null),
  max: z
    .nullable(z.number())
    .describe('Years, stars, pay over a year, days until free, or days since.')
    .default(null),
  currency: z.nullable(z.string().regex(/^[A-Z]{3}$/)).default(null),
  when: z
    .nullable(z.enum(['current', 'past']))
    .describe('For employer, industry and role: only now, only before, or null for either.')
    .default(null),
  within_km: z.nullable(z.number().min(0).max(1000)).describe('For location.').default(null),
  movable: z.boolean().describe('For location: those open to relocate will do as well.').default(false),
  either: z
    .nullable(z.int().min(1).max(40))
    .describe('Required facets of one number are alternatives: any of them will do.')
    .default(null),
  together: z
    .nullable(z.int().min(1).max(40))
    .describe(
      'Excluded facets of one number leave out only those of whom all of them hold; of alternatives, those of one number hold together.',
    )
    .default(null),
  absent: z
    .boolean()
    .describe('Of alternatives and wishes: who does not meet it ("no contractors unless in Berlin").')
    .default(false),
  demanded: z
    .boolean()
    .default(false)
    .describe('For keyword: said behind "with", "who do" and the like, as what somebody must know.'),
  wished: z.boolean().default(false).describe('For keyword: said to be a wish and no requirement.'),
  reason: z.nullable(z.string().max(300)).default(null).describe('For unsupported: why it is not run.'),
});
export type Facet = z.output<typeof Facet>;

const MAX_NOTES = 20;

const { min, max, currency, when, within_km, movable, either, together, absent } = Facet.shape;

/** The length of a query, whose words may stand in a condition as they are. */
const said = z.string().min(1).max(1000);

/** A condition as an answer tells it and a search takes it back; what is not said of it is left out. */
export const ShownFacet = z
  .object({
    label: said.describe('As a person reads it.'),
    kind: Facet.shape.kind.describe('unsupported: understood, but nothing to filter by.'),
    strength: Facet.shape.strength.describe('must filters, nice ranks, exclude removes.'),
    values: z
      .array(said)
      .max(100)
      .describe('Names, any of which will do; left out where the label is the only one.')
      .optional(),
    min: min.unwrap().optional(),
    max: max.unwrap().optional(),
    currency: currency.unwrap().optional(),
    when: when.unwrap().optional(),
    within_km: within_km.unwrap().optional(),
    movable: movable.unwrap().optional(),
    either: either.unwrap().optional(),
    together: together.unwrap().optional(),
    absent: absent.unwrap().optional(),
  })
  .meta({ id: 'SearchFacet' });
export type ShownFacet = z.output<typeof ShownFacet>;

/** Kinds of which the label stands for the one name where no other is told. */
const NAMED_KINDS: ReadonlySet<FacetKind> = new Set([...WORDED_KINDS, 'name', 'phone', 'profile', 'email']);

/** What an answer tells of a condition. */
export function shownFacet(given: Facet): ShownFacet {
  const { label, kind, strength, values } = given;
  const rest = Object.entries(given).flatMap(([name, value]) => {
    if (!(name in ShownFacet.shape) || value === null || value === false || Array.isArray(value)) return [];
    return [[name, typeof value === 'number' ? Math.round(value * 100) / 100 : value] as const];
  });
  const isLabel =
    values.length === 0 || (values.length === 1 && values[0] === label && NAMED_KINDS.has(kind));
  return { label, kind, strength, ...(isLabel ? {} : { values }), ...Object.fromEntries(rest) };
}

/** A condition that an answer told. */
export function toldFacet({ values, ...shown }: ShownFacet): Facet {
  return facet({ ...shown, values: values ?? (NAMED_KINDS.has(shown.kind) ? [shown.label] : []) });
}

/** A compiled search. */
export const CompiledQuery = z.object({
  intent: z.nullable(z.string().max(300)),
  facets: z.array(Facet).max(40),
  notes: z.array(z.object({ code: z.string().max(60), message: z.string().max(400) })).max(MAX_NOTES),
});
export type CompiledQuery = z.output<typeof CompiledQuery>;
export type Note = CompiledQuery['notes'][number];

/** The first notes; where there are more, the last of them says so. */
export function noted(notes: readonly Note[]): Note[] {
  if (notes.length <= MAX_NOTES) return [...notes];
  const kept = notes.slice(0, MAX_NOTES - 1);
  const message = `${notes.length - kept.length} more parts of this query were not run as they stand. Search in shorter queries.`;
  return [...kept, { code: 'cut_short', message }];
}

/** The context of a query. */
export interface Home {
  /** The agency's country (ISO 3166-1 alpha-2). */
  country: string;
  currency: string;
  /** The agency's date today (YYYY-MM-DD). */
  today: string;
  /** The agency's time zone (IANA), in which its days begin; UTC where it is not said. */
  timezone?: string;
}

/** The values of a count of what is on record of somebody's whole life of work. */
export const MANY_JOBS_COUNTED = { jobs: 'number of jobs', employers: 'number of employers' } as const;

/** How a title begins that has to be that of the job just before the present one. */
export const LAST_TITLE = 'last "';

/** The value of a time in a job that has to be less than its edge. */
export const UNDER = 'under';

/** The value of a time in a job that whoever began in the year of its edge has likely reached. */
export const LIKELY = 'likely';

/** The value of work rights of whom nothing is on record: whoever is not known to need a sponsor is left in where none is offered. */
export const UNKNOWN_RIGHTS = 'unknown';

/** The value of what is the id of a record: a search that holds one is refused. */
export const RECORD = 'id of a record';

/** The value of a place that stands for those who would move there and do not live there. */
export const MOVING_THERE = 'moving there';

/** A facet with defaults for the rest. */
export function facet(given: Partial<Facet> & Pick<Facet, 'kind' | 'strength' | 'label'>): Facet {
  return {
    kind: given.kind,
    strength: given.strength,
    label: given.label,
    values: given.values ?? [],
    min: given.min ?? null,
    max: given.max ?? null,
    currency: given.currency ?? null,
    when: given.when ?? null,
    within_km: given.within_km ?? null,
    movable: given.movable ?? false,
    either: given.either ?? null,
    together: given.together ?? null,
    absent: given.absent ?? false,
    demanded: given.demanded ?? false,
    wished: given.wished ?? false,
    reason: given.reason ?? null,
  };
}

/** Alternatives in words, of which some hold together. */
export function choiceOf(facets: readonly Facet[], either: number): string {
  const choices = new Map<string, string[]>();
  for (const [at, { label, either: of, together }] of facets.entries()) {
    if (of !== either) continue;
    const key = together === null ? `alone ${at}` : `together ${together}`;
    choices.set(key, [...(choices.get(key) ?? []), label]);
  }
  return [...choices.values()].map((labels) => labels.join(' and ')).join(' or ');
}

/** The interpretation as a sentence; null when nothing was understood. */
export function intentOf(facets: readonly Facet[]): string | null {
  const named = (strength: Facet['strength']): string => {
    const all = facets.filter((facet) => facet.strength === strength && facet.kind !== 'unsupported');
    const said = all.map((facet) => (facet.either === null ? facet.label : choiceOf(all, facet.either)));
    return [...new Set(said)].join(', ');
  };
  const [must, nice, exclude] = [named('must'), named('nice'), named('exclude')];
  const parts = [
    must === '' ? null : `Find ${must}`,
    nice === '' ? null : `${must === '' ? 'Prefer' : 'preferring'} ${nice}`,
    exclude === '' ? null : `${must === '' && nice === '' ? 'Leave out' : 'leaving out'} ${exclude}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join('; ')}.`.slice(0, 300);
}
