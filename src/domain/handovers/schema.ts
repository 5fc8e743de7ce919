import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { CandidateFilters } from '../candidates/schema.ts';

/** The kinds of records that are handed over, as scopes and lists call them. */
export const HANDED_OVER = ['candidates', 'jobs', 'clients', 'applications', 'targets', 'leads'] as const;
export type HandedKind = (typeof HANDED_OVER)[number];

/** So many records at most change hands in one call. */
export const MOST_HANDED_OVER = 500;

export const HandOver = z.object({
  from_user_id: id('user'),
  to_user_id: id('user'),
  kinds: z.array(z.enum(HANDED_OVER)).min(1).optional().describe('Default: all of them.'),
  ids: z
    .array(z.string().max(70))
    .min(1)
    .max(MOST_HANDED_OVER)
    .optional()
    .describe('These records alone, of any kind.'),
  tag: CandidateFilters.tag.describe('Candidates with this label alone.'),
  location_city: CandidateFilters.location_city.describe('Candidates there alone.'),
});
export type HandOver = z.output<typeof HandOver>;

export const HandedOver = z
  .object({
    from_user_id: id('user'),
    to_user_id: id('user'),
    counts: z
      .partialRecord(z.enum(HANDED_OVER), z.int())
      .describe('How many of each kind have the new owner.'),
    left: z.int().describe('How many of what was asked for are left over, for a further call.'),
  })
  .meta({ id: 'HandedOver' });
export type HandedOver = z.infer<typeof HandedOver>;
