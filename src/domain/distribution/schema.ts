import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { id } from '#src/lib/ids.ts';
import { CountryCode } from '#src/lib/places.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { HOLDABLE } from '../moderation/index.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const PRICINGS = ['free', 'paid', 'mixed'] as const;
const JOB_TYPES = ['Permanent', 'Contract', 'Temporary'] as const;
const POSTING_STATUSES = ['pending', 'publishing', 'live', 'expired', 'rejected', 'error'] as const;

const OwnWords = z.array(text(100)).max(50).describe('For your own overview; replaces the list.');

/** An agency's settings of a board; a board without a row has its defaults. */
export const BOARD = record('distribution_board', 'distribution_boards', {
  id: hidden(id('distribution_board')),
  account_id: hidden(id('account')),
  slug: column(z.string()),
  name: computed(z.string()),
  provider: computed(z.nullable(z.string()).describe('Who runs it; embedded: this service.')),
  regions: column(
    z.array(z.string()).describe('ISO 3166-1 alpha-2 codes of the countries it takes jobs of; empty: all.'),
    {
      update: z
        .array(CountryCode)
        .max(250)
        .optional()
        .describe('Countries it takes jobs of, by code or English name; [] for all. Replaces the list.'),
    },
  ),
  industries: column(z.array(z.string()), { update: OwnWords.optional() }),
  categories: column(z.array(z.string()), { update: OwnWords.optional() }),
  pricing: column(
    z
      .nullable(z.enum(PRICINGS))
      .describe('null: unpriced. Only a free board is posted to without a confirmation.'),
    { update: z.nullable(z.enum(PRICINGS)).optional().describe('null: unpriced.') },
  ),
  capabilities: computed(
    z.object({
      edit: z.boolean().describe('A change of the ad reaches a posting that is live.'),
      expire: z.boolean().describe('A posting can be taken off.'),
      applyBack: z.boolean().describe('Applications arrive here by themselves.'),
      statusQuery: z.boolean().describe('Whether it is live is known, not only that it was handed over.'),
    }),
  ),
  monthly_post_limit: column(
    z.nullable(z.int()).describe('Postings in a calendar month of the company time zone; null: unlimited.'),
    { update: z.nullable(z.int().min(0).max(1_000_000)).optional().describe('null: unlimited.') },
  ),
  posts_used_this_month: computed(z.int()),
  posts_remaining_this_month: computed(z.nullable(z.int()).describe('Never negative; null: unlimited.')),
  webhook_url: column(
    z
      .nullable(z.string())
      .describe('Where the webhook board posts to; null for others and while it is not set.'),
    {
      update: guarded(
        'url',
        z
          .nullable(z.url('must be an address such as https://jobs.example/hook').max(2000))
          .optional()
          .describe('Of the board webhook alone: where postings are sent, signed. null: nowhere.'),
      ),
    },
  ),
  feed_url: computed(
    z
      .nullable(z.string())
      .describe('Where aggregators read the feed; of the board xml_feed alone, once an ad was published.'),
  ),
  ready: computed(z.boolean().describe('false: an admin has to set its address with configure_board first.')),
  /** The signing secret, sealed. */
  secret: hidden(z.nullable(z.string())),
  created_at: hidden(z.string()),
  updated_at: hidden(z.string()),
});
export type BoardRow = RecordRow<typeof BOARD>;

/** A job board with the agency's settings. */
export const DistributionBoard = z.object(BOARD.shape).meta({ id: 'DistributionBoard' });
export type DistributionBoard = z.infer<typeof DistributionBoard>;

export const BoardSlug = z.string().min(1).max(100).describe('The slug of a board, from list_boards.');

export const ConfigureBoard = z.object({
  board_slug: BoardSlug,
  ...BOARD.update,
  rotate_secret: z
    .boolean()
    .optional()
    .describe('Of the board webhook alone: make a new signing secret; the old one ends at once.'),
});

/** A board after it was configured, with the signing secret if one was generated. */
export const ConfiguredBoard = z
  .object({
    ...DistributionBoard.shape,
    signing_secret: z
      .nullable(z.string())
      .describe('Shown once, when the address is set first or the secret is renewed.'),
  })
  .meta({ id: 'ConfiguredDistributionBoard' });
export type ConfiguredBoard = z.infer<typeof ConfiguredBoard>;

export const RuleFilter = z
  .object({
    country: z.string().optional().describe('ISO 3166-1 alpha-2.'),
    category: z.string().optional().describe("Equal to the name of the job's team, whatever the case."),
    job_type: z.enum(JOB_TYPES).optional(),
    team_id: id('team').optional(),
  })
  .describe("Every member that is set must equal the job's; an empty filter matches every job.");
export type RuleFilter = z.infer<typeof RuleFilter>;

const FilterFields = z.strictObject({
  country: CountryCode.optional().describe('ISO 3166-1 alpha-2; an English name becomes its code.'),
  category: text(200).optional().describe("The name of the job's team, in free text; team_id is surer."),
  job_type: z
    .enum(JOB_TYPES)
    .optional()
    .describe('Permanent: full or part time. Contract: contract. Temporary: no job has it yet.'),
  team_id: id('team').optional().describe('list_teams.'),
});

const Targets = z.array(BoardSlug).min(1).max(50).describe('Slugs from list_boards.');

/** The fields of a rule: how each is shown and stored, and which of them create and update accept. */
export const RULE = record('distribution_rule', 'distribution_rules', {
  id: column(id('distribution_rule')),
  account_id: hidden(id('account')),
  name: column(z.string(), { create: text(200), update: text(200).optional() }),
  filter: column(RuleFilter, {
    create: FilterFields.describe('Leave members out that may be anything; {} matches every job.').default(
      {},
    ),
    update: FilterFields.optional().describe('Replaces the whole filter; {} matches every job.'),
  }),
  target_board_slugs: column(z.array(z.string()), {
    create: Targets,
    update: Targets.optional().describe('Replaces the whole list.'),
  }),
  active: column(z.boolean(), {
    create: z.boolean().default(true),
    update: z.boolean().optional(),
    filter: true,
  }),
  /** The last sequence number before it was created or resumed; it applies to later changes. */
  since_sequence: hidden(z.int()),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type RuleRow = RecordRow<typeof RULE>;

/** Which jobs are posted to which boards automatically. */
export const DistributionRule = z.object(RULE.shape).meta({ id: 'DistributionRule' });
export type DistributionRule = z.infer<typeof DistributionRule>;

export const CreateRule = z.object(RULE.create);
export const UpdateRule = z.object({ rule_id: id('distribution_rule'), ...RULE.update });

export const RuleFilters = RULE.filters;
export type RuleFilters = ListFilters & z.output<z.ZodObject<typeof RuleFilters>>;

const OUTCOMES = [
  'publish',
  'awaiting_confirmation',
  'already_posted',
  'quota_exceeded',
  'region_not_served',
  'not_configured',
] as const;

/** What a rule would do with the jobs that are active now. */
export const RulePreview = z
  .object({
    rule_id: id('distribution_rule'),
    matched_jobs: z.int().describe('How many active jobs match.'),
    jobs: z.array(
      z.object({
        job_id: id('job'),
        job_title: z.string(),
        boards: z.array(z.object({ board_slug: z.string(), outcome: z.enum(OUTCOMES) })),
      }),
    ),
    truncated: z.boolean().describe('Only the 100 newest are shown.'),
  })
  .meta({ id: 'DistributionRulePreview' });
export type RulePreview = z.infer<typeof RulePreview>;

/** The fields of a posting: how each is shown and stored. */
export const POSTING = record('posting', 'postings', {
  id: column(id('posting')),
  account_id: hidden(id('account')),
  job_id: column(z.nullable(id('job')), { required: true, filter: true }),
  job_ad_id: column(z.nullable(id('job_ad'))),
  board_slug: column(z.string(), { filter: BoardSlug }),
  status: column(z.enum(POSTING_STATUSES), { filter: true }),
  url: column(z.nullable(z.string()).describe('Where the public reads it; null until it is live.')),
  external_id: column(z.nullable(z.string()).describe("The board's own id of it.")),
  error_code: column(
    z
      .nullable(z.string())
      .describe(
        'awaiting_confirmation while it waits for confirm_posting, held_for_review while it waits for release_held; quota_exceeded, region_not_served, not_configured, ' +
          'ad_unpublishable or content_rejected when rejected; unreachable while a try is due again and after the last; removal_failed ' +
          'when the board could not be told of the end.',
      ),
  ),
  error_message: column(z.nullable(z.string())),
  rule_id: column(
    z.nullable(id('distribution_rule')).describe('The rule that made it; null: a person did.'),
    { filter: id('distribution_rule') },
  ),
  /** Attempts to hand it over since it was last requested. */
  attempts: hidden(z.int()),
  /** When the worker has to act next: an attempt to publish or take off, or its end. Null: nothing is due. */
  due_at: hidden(z.nullable(z.string())),
  /** Until when a worker has claimed it, by the wall clock. */
  lease_until: hidden(z.nullable(z.string())),
  /** The month whose cap it counts against; null if none. */
  quota_month: hidden(z.nullable(z.string())),
  published_at: column(z.nullable(z.string())),
  expires_at: column(z.nullable(z.string()).describe('30 days after it went live.')),
  ...HOLDABLE,
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type PostingRow = RecordRow<typeof POSTING>;

declare module '#db/types.ts' {
  interface Database {
    distribution_boards: BoardRow;
    distribution_rules: RuleRow;
    postings: PostingRow;
  }
}

/** A job on a board. */
export const JobBoardPosting = z.object(POSTING.shape).meta({ id: 'JobBoardPosting' });
export type JobBoardPosting = z.infer<typeof JobBoardPosting>;

export const PostJob = z.object({
  job_id: id('job').describe('An active job (list_jobs).'),
  board_slugs: z.array(BoardSlug).min(1).max(50).describe('Slugs from list_boards.'),
  confirm_paid: z
    .boolean()
    .default(false)
    .describe(
      'true: also publish at once on boards that are paid or unpriced, which else wait for confirm_posting.',
    ),
});

export const PostingFilters = POSTING.filters;
export type PostingFilters = ListFilters & z.output<z.ZodObject<typeof PostingFilters>>;
