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
  'email',
  'keyword',
  'unsupported',
] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

export const STRENGTHS = ['must', 'nice', 'exclude'] as const;
export type Strength = (typeof STRENGTHS)[number];

const words = z.array(z.string().trim().min(1).max(120)).max(20);

/**
 * One thing that a search asks for, as whoever compiles the search gives it: the embedded compiler or a model. Nothing
 * of it reaches the store but through what the lexicon and the index make of it.
 */
export const Facet = z.object({
  kind: z.enum(FACET_KINDS),
  strength: z.enum(STRENGTHS),
  label: z.string().trim().min(1).max(200).describe('As a person reads it.'),
  values: words
    .describe(
      'Names, any of which will do; for work_rights, work_type and seniority the words of the schema.',
    )
    .default([]),
  min: z.nullable(z.number()).default(null).describe('Years, stars, or pay over a year.'),
  max: z.nullable(z.number()).default(null).describe('Years, stars, pay over a year, or days until free.'),
  currency: z.nullable(z.string().regex(/^[A-Z]{3}$/)).default(null),
  when: z
    .nullable(z.enum(['current', 'past']))
    .default(null)
    .describe('For employer and role: only now, only before, or null for either.'),
  within_km: z.nullable(z.number().min(0).max(1000)).default(null).describe('For location.'),
  movable: z.boolean().default(false).describe('For location: those open to relocate will do as well.'),
  reason: z.nullable(z.string().max(300)).default(null).describe('For unsupported: why it is not run.'),
});
export type Facet = z.output<typeof Facet>;

/** A search taken apart. */
export const CompiledQuery = z.object({
  intent: z.nullable(z.string().max(300)),
  facets: z.array(Facet).max(40),
  notes: z.array(z.object({ code: z.string().max(60), message: z.string().max(400) })).max(20),
});
export type CompiledQuery = z.output<typeof CompiledQuery>;
export type Note = CompiledQuery['notes'][number];

/** What the compiler must know beside the words. */
export interface Home {
  /** The agency's country (ISO 3166-1 alpha-2). */
  country: string;
  currency: string;
  /** Today there (YYYY-MM-DD). */
  today: string;
}

/** A facet with what most leave empty. */
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
    reason: given.reason ?? null,
  };
}
