import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { untrusted } from '#src/lib/trust.ts';
import { Application } from '../applications/schema.ts';
import { text } from '../fields.ts';
import { Interview } from '../interviews/schema.ts';
import { Job } from '../jobs/schema.ts';
import { LIVE_STAGES } from '../live-elsewhere.ts';
import { PlacedByUs } from '../placements/schema.ts';
import { ShownFacet } from './facets.ts';
import { BANDS } from './score.ts';

const outOfRange = (name: string, most: string): { error: string } => ({
  error: `must be a whole number from 1${most}; ${name} is not clamped here`,
});

/** The page of a search; unlike in lists, values out of range are refused. */
const SearchPage = {
  limit: z
    .int(outOfRange('limit', ' to 100'))
    .min(1, outOfRange('limit', ' to 100'))
    .max(100, outOfRange('limit', ' to 100'))
    .default(25),
  page: z.int(outOfRange('page', '')).min(1, outOfRange('page', '')).default(1),
};

const Query = text(1000).describe('What is looked for, in plain language.');

/** Asks for the built-in rules where a model is configured, for example while it is away. */
const Compiler = z.literal('rules').optional();

/** How many conditions a search takes back. */
const MOST_FACETS = 60;

export const SearchCandidates = z.object({
  query: Query,
  facets: z
    .array(z.strictObject(ShownFacet.shape))
    .min(1)
    .max(MOST_FACETS)
    .optional()
    .describe('Conditions as interpretation.facets told them, run in place of reading the query.'),
  compiler: Compiler,
  ...SearchPage,
});

export const ENTITY_TYPES = ['candidates', 'applications', 'jobs', 'interviews'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const SearchEntities = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  query: Query,
  compiler: Compiler,
  ...SearchPage,
});

const person = {
  id: id('candidate'),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  location: z.nullable(z.string()),
  current_job_title: z.nullable(z.string()),
  current_employer: z.nullable(z.string()),
  placed_by_us: PlacedByUs.optional(),
};

const Coverage = z.object({
  matched: z.int().describe('How many of the facets hold.'),
  total: z.int(),
});

const CandidateHit = revealsCandidate(
  z
    .object({
      ...person,
      match_score: z.int().min(0).max(100).describe('Decides the order by words.'),
      band: z.enum(BANDS),
      coverage: Coverage,
      why: z.string().describe('In a line: what holds of the person and how surely, then what does not.'),
    })
    .meta({ id: 'CandidateSearchHit' }),
  'id',
);

const CvMention = revealsCandidate(z.object(person).meta({ id: 'CandidateCvMention' }), 'id');

const NearMiss = revealsCandidate(
  z
    .object({ ...person, lacks: z.array(z.string()).describe('The requirements not met.'), why: z.string() })
    .meta({ id: 'CandidateNearMiss' }),
  'id',
);

/** Left out where the agency has not agreed to search by meaning. */
const RankedBy = z.enum(['words', 'words_and_meaning']);

/** The result of a candidate search. */
export const CandidateSearchResult = z
  .object({
    interpretation: z.object({ intent: z.nullable(z.string()), facets: z.array(ShownFacet) }),
    total_count: z.int().describe('How many meet every facet of strength must and none to exclude.'),
    ranked_pool_size: z.int().describe('How deep pages can reach.'),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    notes: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .describe('What was not run as it was said; empty when all was.'),
    results: z.array(CandidateHit),
    in_doubt: z
      .string()
      .optional()
      .describe('In a line, how the list may be wrong; left out where all was read.'),
    ranked_by: RankedBy.optional(),
    near_misses: z
      .array(NearMiss)
      .optional()
      .describe('When nobody meets all: who meets the rest. Not part of total_count.'),
    mentioned_in_cv: z
      .object({
        total_count: z.int().describe('Not part of the total_count above.'),
        facet_labels: z.array(z.string()),
        results: z.array(CvMention),
      })
      .optional()
      .describe('People whose CV names a company that was asked for, and whose employment history does not.'),
  })
  .meta({ id: 'CandidateSearchResult' });
export type CandidateSearchResult = z.input<typeof CandidateSearchResult>;

/** The result of a search of applications, jobs or interviews. */
export interface EntitySearchResult {
  entity_type: 'applications' | 'jobs' | 'interviews';
  interpretation: string;
  results: (Application | Job | Interview)[];
  total_count: number;
  page: number;
  page_size: number;
  has_more: boolean;
  degraded: boolean;
  degraded_reason: string | null;
  unsupported_concepts: string[];
  /** What may be read otherwise and would then find other records. */
  in_doubt?: string;
  suggested_alternatives: string[];
}

const candidates = CandidateSearchResult.shape;
const ofCandidates = 'Only with entity_type candidates.';
const ofOthers = 'Only with applications, jobs and interviews.';

/** The result of either; its members depend on entity_type. */
export const SearchResult = z
  .object({
    entity_type: z.enum(ENTITY_TYPES),
    interpretation: z
      .union([z.string(), candidates.interpretation])
      .describe('For candidates intent and facets, otherwise a sentence.'),
    results: z.array(z.union([CandidateHit, Application, Job, Interview])),
    total_count: z.int(),
    page: z.int(),
    page_size: z.int(),
    has_more: z.boolean(),
    ranked_pool_size: candidates.ranked_pool_size.optional().describe(ofCandidates),
    notes: candidates.notes.optional().describe(ofCandidates),
    in_doubt: candidates.in_doubt,
    ranked_by: candidates.ranked_by,
    near_misses: candidates.near_misses.describe(ofCandidates),
    mentioned_in_cv: candidates.mentioned_in_cv.describe(ofCandidates),
    degraded: z
      .boolean()
      .optional()
      .describe(`${ofOthers} True when the model could not be asked and keywords were used.`),
    degraded_reason: z.nullable(z.string()).optional(),
    unsupported_concepts: z.array(z.string()).optional(),
    suggested_alternatives: z.array(z.string()).optional(),
  })
  .meta({ id: 'SearchResult' });

export const MatchCandidates = z.object({
  job_id: id('job'),
  limit: z.int().min(1).max(100).default(20).describe('How many people to show, the best first.'),
});

const Evidence = z.object({
  facet: z.string(),
  status: z.enum(['met', 'partial', 'missing', 'unknown']),
  quote: untrusted('cv', z.nullable(z.string())).describe('The words of the record that tell it.'),
  source: z.nullable(z.string()).describe('Where in the record they stand.'),
});

const LiveJob = z.object({
  application_id: id('application'),
  job_id: id('job'),
  job_title: z.string(),
  stage: z.enum(LIVE_STAGES),
});

const JobMatch = revealsCandidate(
  z
    .object({
      candidate_id: id('candidate'),
      name: z.string(),
      location: person.location,
      current_job_title: person.current_job_title,
      current_employer: person.current_employer,
      band: z.enum(BANDS),
      coverage: Coverage,
      evidence: z.array(Evidence),
      narration: z.string(),
      already_on_job: z.boolean(),
      placed_by_us: PlacedByUs.optional(),
      live_elsewhere: z.array(LiveJob).optional().describe('The other jobs that they are live on.'),
    })
    .meta({ id: 'JobMatch' }),
  'candidate_id',
);

const OnJob = revealsCandidate(
  z.object({ candidate_id: id('candidate'), name: z.nullable(z.string()) }),
  'candidate_id',
);

const OfOtherTrade = revealsCandidate(
  z.object({
    candidate_id: id('candidate'),
    name: z.string(),
    current_job_title: person.current_job_title,
    why: z.string(),
  }),
  'candidate_id',
);

/** The candidates that fit a job, and why. */
export const JobMatches = z
  .object({
    job_id: id('job'),
    search_log_id: id('search_log'),
    facets: z.array(ShownFacet),
    total_count: z.int().describe('How many have the role, or one of the skills that the job must have.'),
    results: z.array(JobMatch),
    of_other_trades: z
      .object({
        count: z
          .int()
          .describe('How many of those looked at meet something of the job and are of another trade.'),
        people: z.array(OfOtherTrade),
      })
      .optional()
      .describe(
        'Not among the results: who has neither the role, a wider or sister one nor most of the skills.',
      ),
    others_on_job: z
      .object({ count: z.int(), people: z.array(OnJob) })
      .optional()
      .describe('Who is on the job already and not among these results.'),
    ranked_by: RankedBy.optional(),
  })
  .meta({ id: 'JobMatches' });
export type JobMatches = z.input<typeof JobMatches>;
