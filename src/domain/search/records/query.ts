import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { STAGES } from '../../stages.ts';

export const RECORD_TYPES = ['applications', 'jobs', 'interviews'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const choices = (values: readonly [string, ...string[]]) => z.array(z.enum(values)).max(20).default([]);
const words = z.array(z.string().trim().min(1).max(100)).max(20).default([]);
const day = z.nullable(z.iso.date()).default(null);

/** What a record may be asked to be, or not to be. */
const filters = {
  stages: choices(STAGES),
  statuses: choices([
    'active',
    'on_hold',
    'closed',
    'filled',
    'rejected',
    'withdrawn',
    'placed',
    'scheduled',
    'completed',
    'cancelled',
    'no_show',
  ]),
  employment_types: choices(['full_time', 'part_time', 'contract']),
  location_types: choices(['on_site', 'hybrid', 'remote']),
  formats: choices(['video', 'phone', 'in_person', 'technical']),
  kinds: choices(['internal', 'client']),
  outcomes: choices(['advance', 'hold', 'reject']),
  roles: words.describe('Names of roles, any of which the job may have.'),
  places: words.describe('Cities, states or countries, any of which the job may be in.'),
  keywords: words.describe(
    'Each must stand in the name of the job, client or candidate; of "Acme or Beta Health" one of the two.',
  ),
};
export type Filters = keyof typeof filters;

/** A compiled search of applications, jobs or interviews, from the embedded rules or from a model. */
export const EntityQuery = z.object({
  ...filters,
  from: day,
  to: day,
  idle_days: z
    .nullable(z.int().min(1).max(3650))
    .default(null)
    .describe('At its stage for at least so long.'),
  mine: z.boolean().default(false),
  evergreen: z.nullable(z.boolean()).default(null),
  without: z.object(filters).prefault({}).describe('What they must not be: none of these.'),
  unsupported: words,
});
export type EntityQuery = z.output<typeof EntityQuery>;

/** Whether a query has no condition at all, whatever of it could not be run. */
export const isEmpty = (query: EntityQuery): boolean =>
  isDeepStrictEqual({ ...query, unsupported: [] }, EntityQuery.parse({}));

/** Whether all that a query says could not be run. */
export const isNothing = (query: EntityQuery): boolean => query.unsupported.length > 0 && isEmpty(query);

/** The time of a record that its days are asked of: its column, and what happened then. */
export function timeOf(
  type: RecordType,
  { stages, statuses }: EntityQuery,
): { column: string; what: string } {
  if (type === 'interviews') return { column: 'starts_at', what: 'beginning' };
  if (type === 'jobs') return { column: 'opened_at', what: 'opened' };
  const isMoved = stages.length > 0 || statuses.some((status) => status !== 'active');
  return isMoved
    ? { column: 'stage_changed_at', what: 'moved there' }
    : { column: 'created_at', what: 'made' };
}
