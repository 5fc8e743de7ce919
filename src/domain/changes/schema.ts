import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { Limit, pageOf } from '#src/lib/page.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { holdingRecord } from '#src/lib/trust.ts';
import { ActorShown } from '../actor.ts';
import { schemaOfRecord } from './loaders.ts';

/** One change of one record. */
export const Change = revealsCandidate(
  z
    .object({
      sequence: z.int().describe('Contiguous within the agency: a gap means that something was missed.'),
      type: z.string().describe('The kind of record, such as candidate or placement.'),
      action: z.enum(['created', 'updated', 'deleted']),
      id: z.string(),
      fields: z
        .nullable(z.array(z.string()))
        .describe('Of an update: the fields that changed. Null for a create or a delete.'),
      occurred_at: z.string(),
      actor: z.nullable(ActorShown).describe('Who did it; null of changes made before this was kept.'),
      data: holdingRecord(
        z
          .nullable(z.record(z.string(), z.unknown()))
          .describe(
            'The record as it is now, not as it was then. Null for a delete, for a record that is gone by now, and for one whose type this credential may not read.',
          ),
        (change) => ('type' in change ? schemaOfRecord(String(change.type)) : undefined),
      ),
      candidate_id: z
        .nullable(id('candidate'))
        .describe('The candidate that data shows, who counts towards the daily allowance; else null.'),
    })
    .meta({ id: 'Change' }),
  'candidate_id',
);
export type Change = z.infer<typeof Change>;

export const Changes = pageOf(Change);

export const ListChanges = z.object({
  since: z
    .int()
    .min(0, 'must be 0 or a sequence')
    .default(0)
    .describe('Changes after this sequence: next_since of the answer before, or 0 for the beginning.'),
  limit: Limit,
});
