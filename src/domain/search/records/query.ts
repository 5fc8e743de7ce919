import * as z from 'zod';
import { STAGES } from '../../stages.ts';

export const RECORD_TYPES = ['applications', 'jobs', 'interviews'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const choices = (values: readonly [string, ...string[]]) => z.array(z.enum(values)).max(20).default([]);
const words = z.array(z.string().trim().min(1).max(100)).max(20).default([]);
const day = z.nullable(z.iso.date()).default(null);

/** A compiled search of applications, jobs or interviews, from the embedded rules or from a model. */
export const EntityQuery = z.object({
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
  from: day,
  to: day,
  idle_days: z
    .nullable(z.int().min(1).max(3650))
    .default(null)
    .describe('At its stage for at least so long.'),
  mine: z.boolean().default(false),
  evergreen: z.nullable(z.boolean()).default(null),
  roles: words.describe('Names of roles that the job may have.'),
  places: words.describe('Cities, states or countries of the job.'),
  keywords: words.describe('Each must stand in the name of the job, client or candidate.'),
  unsupported: words,
});
export type EntityQuery = z.output<typeof EntityQuery>;
