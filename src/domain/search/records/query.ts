import * as z from 'zod';
import { FIELD_NAMES } from './field-names.ts';

/** Stands, as a home, for where the job is. */
export const THE_JOB = 'the job';
export const RECORD_TYPES = ['applications', 'jobs', 'interviews'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Stands for whoever asks. */
export const ME = 'me';
/** Stands, as the owner of a job, for whoever owns the application or interview itself. */
export const THE_OWNER = 'the owner';

const day = z.nullable(z.iso.date()).default(null);
const figure = z.nullable(z.number()).default(null);

const condition = {
  field: z.enum(FIELD_NAMES),
  values: z
    .array(z.string().trim().min(1).max(200))
    .max(60)
    .default([])
    .describe('Any of these: values of the field, or names as people say them.'),
  min: figure.describe('The least, itself included.'),
  max: figure,
  from: day.describe('The first day.'),
  to: day.describe('The last day.'),
  has: z
    .nullable(z.boolean())
    .default(null)
    .describe('true: something is on record there; false: nothing is.'),
  not: z.boolean().default(false).describe('What the record must not be.'),
};
const Plain = z.object(condition);

/** One thing that a record is asked to be: of `applications` and `interviews` how many that all of `of` holds of. */
export const Condition = z.object({ ...condition, of: z.array(Plain).max(10).default([]) });
export type Condition = z.output<typeof Condition>;

/** A compiled search of applications, jobs or interviews, from the embedded rules or from a model. */
export const EntityQuery = z.object({
  all: z
    .array(z.object({ any: z.array(Condition).min(1).max(10) }))
    .max(40)
    .default([])
    .describe('Each has to hold: of its alternatives (any) one.'),
  unsupported: z.array(z.string().trim().min(1).max(200)).max(20).default([]),
});
export type EntityQuery = z.output<typeof EntityQuery> & {
  /** Those of longest ago first; without it the newest. */
  order?: 'oldest' | undefined;
  /** How many at most, in that order. */
  first?: number | undefined;
  /** What they are put in order by where it is not when they were made; those that are level with the last are shown too. */
  rank?: { by: Condition; isMost: boolean } | undefined;
  /** Whether all records are asked for, in an order that is told. */
  isAll?: true | undefined;
  /** Ways of which one will do, as `all` says them in clauses, and what holds of each. */
  either?: { shared: EntityQuery['all']; ways: EntityQuery['all'][] } | undefined;
  /** What the same words may ask for as well, and how they were read. */
  otherwise?: { all: EntityQuery['all']; how: string } | undefined;
};

/** A condition with what is not said left open. */
export const on = (field: Condition['field'], given: Partial<Omit<Condition, 'field'>> = {}): Condition => ({
  values: [],
  min: null,
  max: null,
  from: null,
  to: null,
  has: null,
  not: false,
  of: [],
  ...given,
  field,
});

/** Whether all that a query says could not be run. */
export const isNothing = ({ all, unsupported, isAll }: EntityQuery): boolean =>
  unsupported.length > 0 && all.length === 0 && isAll !== true;
