import * as z from 'zod';
import { withArticle } from '#src/lib/article.ts';
import { ID_PREFIX, id } from '#src/lib/ids.ts';
import { PageInput } from '#src/lib/page.ts';
import { text } from '../fields.ts';
import { HeldReview } from '../moderation/index.ts';

const HELD_KINDS = [
  'submission',
  'spec',
  'posting',
  'job_ad',
  'marketplace_listing',
  'marketplace_intro',
  'scheduled_email',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** A submission (sub_…), a spec (spc_…) and so on. */
const ONE_OF = HELD_KINDS.map(
  (kind) => `${withArticle(kind.replaceAll('_', ' '))} (${ID_PREFIX[kind]}_…)`,
).join(', ');

const HeldId = z
  .union(
    [
      id('submission'),
      id('spec'),
      id('posting'),
      id('job_ad'),
      id('marketplace_listing'),
      id('marketplace_intro'),
      id('scheduled_email'),
    ],
    {
      error: ({ input }) =>
        `${input === undefined ? 'is needed:' : 'must be'} the id of what waits (list_held): ${ONE_OF}`,
    },
  )
  .describe('What waits (list_held).');

/** What waits for a person because of its wording. */
export const Held = z
  .object({
    record: HeldId,
    kind: z.enum(HELD_KINDS),
    label: z.string(),
    held_at: z.string(),
    findings: HeldReview.shape.findings,
    job_id: z.nullable(id('job')),
    client_id: z.nullable(id('client')),
    candidate_ids: z.array(id('candidate')),
    created_by: z.nullable(id('user')),
  })
  .meta({ id: 'Held' });
export type Held = z.infer<typeof Held>;

export const HeldFilters = z.object({ ...PageInput, kind: z.enum(HELD_KINDS).optional() });

export const ReleaseHeld = z.object({
  record: HeldId,
  decision: z
    .enum(['release', 'withdraw'])
    .default('release')
    .describe('release: it leaves now, as it is. withdraw: it never leaves.'),
  reason: text(1000).describe('Why, in the words of the person who decides; it is kept with the record.'),
});
export type ReleaseHeld = z.output<typeof ReleaseHeld>;

/** What became of a held record. */
export const HeldDecision = z
  .object({
    record: HeldId,
    kind: z.enum(HELD_KINDS),
    status: z.string().describe('Of the record, as get of its kind shows it.'),
    review: HeldReview,
  })
  .meta({ id: 'HeldDecision' });
export type HeldDecision = z.infer<typeof HeldDecision>;
