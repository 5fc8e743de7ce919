import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';

/** The bands of a score, by the least score of each. */
export const BANDS = { certain: 95, likely: 80, possible: 60 } as const;
export type Band = keyof typeof BANDS;

/** The band of a score that is high enough for one. */
export const bandOf = (score: number): Band =>
  score >= BANDS.certain ? 'certain' : score >= BANDS.likely ? 'likely' : 'possible';

/** The least score of a pair that is kept. */
export const LEAST_SCORE = BANDS.possible;

/** The fields of two people that are compared. */
export const COMPARED_FIELDS = [
  'email',
  'phone',
  'linkedin_url',
  'last_name',
  'first_name',
  'employer',
  'city',
  'title',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

const Reason = z.object({
  field: z.enum(COMPARED_FIELDS),
  level: z.enum(['exact', 'close', 'conflict']),
  weight: z.number().describe('Evidence in bits: above 0 for one person, below 0 for two.'),
});

const PairedCandidate = revealsCandidate(
  z
    .object({
      id: id('candidate'),
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      city: z.nullable(z.string()),
      current_title: z.nullable(z.string()),
      current_employer: z.nullable(z.string()),
      created_at: z.string(),
      applications_count: z.int(),
    })
    .meta({ id: 'PairedCandidate' }),
  'id',
);

/** Two candidates who may be one person. */
export const DuplicatePair = z
  .object({
    id: id('duplicate_pair'),
    score: z.int().min(0).max(100).describe('The probability that both are one person, in percent.'),
    band: z
      .enum(['certain', 'likely', 'possible'])
      .describe('certain from 95, likely from 80, possible from 60.'),
    candidates: z.array(PairedCandidate).length(2),
    reasons: z.array(Reason).describe('What was compared, the strongest first.'),
    suggested_keep_id: id('candidate').describe(
      'The record with more applications, then the fuller, then the older.',
    ),
    status: z.enum(['open', 'dismissed']),
  })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const DuplicateFilters = z.object({
  candidate_id: id('candidate').optional().describe('Only pairs with this candidate.'),
  min_score: z.int().min(60).max(100).optional().describe('Only pairs with this score or a higher one.'),
  limit: z.int().min(1).max(200).default(50),
});
export type DuplicateFilters = z.output<typeof DuplicateFilters>;
