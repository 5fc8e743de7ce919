import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { CountryCode } from '#src/lib/places.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { ListInput } from '../list.ts';

const PRICINGS = ['free', 'paid', 'mixed'] as const;
const JOB_TYPES = ['Permanent', 'Contract', 'Temporary'] as const;
const POSTING_STATUSES = ['pending', 'publishing', 'live', 'expired', 'rejected', 'error'] as const;

const words = z.array(text(100)).max(50);

/** Where jobs can be put, with what the agency set for it. */
export const DistributionBoard = z
  .object({
    slug: z.string(),
    name: z.string(),
    provider: z.nullable(z.string()).describe('Who runs it; embedded: this service.'),
    regions: z
      .array(z.string())
      .describe('ISO 3166-1 alpha-2 codes of the countries it takes jobs of; empty: all.'),
    industries: z.array(z.string()),
    categories: z.array(z.string()),
    pricing: z
      .nullable(z.enum(PRICINGS))
      .describe('null: unpriced. Only a free board is posted to without a confirmation.'),
    capabilities: z.object({
      edit: z.boolean().describe('A change of the ad reaches a posting that is live.'),
      expire: z.boolean().describe('A posting can be taken off.'),
      applyBack: z.boolean().describe('Applications arrive here by themselves.'),
      statusQuery: z.boolean().describe('Whether it is live is known, not only that it was handed over.'),
    }),
    monthly_post_limit: z
      .nullable(z.int())
      .describe('Postings in a calendar month of the company time zone; null: unlimited.'),
    posts_used_this_month: z.int(),
    posts_remaining_this_month: z.nullable(z.int()).describe('Never negative; null: unlimited.'),
    webhook_url: z
      .nullable(z.string())
      .describe('Where the webhook board posts to; null for others and while it is not set.'),
    feed_url: z
      .nullable(z.string())
      .describe('Where aggregators read the feed; of the board xml_feed alone, once an ad was published.'),
    ready: z.boolean().describe('false: an admin has to set its address with configure_board first.'),
  })
  .meta({ id: 'DistributionBoard' });
export type DistributionBoard = z.infer<typeof DistributionBoard>;

export const BoardSlug = z.string().min(1).max(100).describe('The slug of a board, from list_boards.');

export const ConfigureBoard = z.object({
  board_slug: BoardSlug,
  monthly_post_limit: z.nullable(z.int().min(0).max(1_000_000)).optional().describe('null: unlimited.'),
  pricing: z.nullable(z.enum(PRICINGS)).optional().describe('null: unpriced.'),
  regions: z
    .array(CountryCode)
    .max(250)
    .optional()
    .describe('Countries it takes jobs of, by code or English name; [] for all. Replaces the list.'),
  industries: words.optional().describe('For your own overview; replaces the list.'),
  categories: words.optional().describe('For your own overview; replaces the list.'),
  webhook_url: guarded(
    'url',
    z
      .nullable(z.url('must be an address such as https://jobs.example/hook').max(2000))
      .optional()
      .describe('Of the board webhook alone: where postings are sent, signed. null: nowhere.'),
  ),
  rotate_secret: z
    .boolean()
    .optional()
    .describe('Of the board webhook alone: make a new signing secret; the old one ends at once.'),
});

/** A board as it stands after it was set, with the signing secret if one was made. */
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

/** Which jobs go to which boards by themselves. */
export const DistributionRule = z
  .object({
    id: id('distribution_rule'),
    name: z.string(),
    filter: RuleFilter,
    target_board_slugs: z.array(z.string()),
    active: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'DistributionRule' });
export type DistributionRule = z.infer<typeof DistributionRule>;

const FilterFields = z.strictObject({
  country: CountryCode.optional().describe('ISO 3166-1 alpha-2; an English name becomes its code.'),
  category: text(200).optional().describe("The name of the job's team, in free text; team_id is surer."),
  job_type: z
    .enum(JOB_TYPES)
    .optional()
    .describe('Permanent: full or part time. Contract: contract. Temporary: no job has it yet.'),
  team_id: id('team').optional().describe('list_teams.'),
});

const shared = {
  name: text(200),
  filter: FilterFields.describe('Leave members out that may be anything; {} matches every job.'),
  target_board_slugs: z.array(BoardSlug).min(1).max(50).describe('Slugs from list_boards.'),
  active: z.boolean(),
};

export const CreateRule = z.object({
  name: shared.name,
  filter: shared.filter.default({}),
  target_board_slugs: shared.target_board_slugs,
  active: shared.active.default(true),
});

export const UpdateRule = z.object({
  rule_id: id('distribution_rule'),
  name: shared.name.optional(),
  filter: shared.filter.optional().describe('Replaces the whole filter; {} matches every job.'),
  target_board_slugs: shared.target_board_slugs.optional().describe('Replaces the whole list.'),
  active: shared.active.optional(),
});

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

/** A job on a board. */
export const JobBoardPosting = z
  .object({
    id: id('posting'),
    job_id: z.nullable(id('job')),
    job_ad_id: z.nullable(id('job_ad')),
    board_slug: z.string(),
    status: z.enum(POSTING_STATUSES),
    url: z.nullable(z.string()).describe('Where the public reads it; null until it is live.'),
    external_id: z.nullable(z.string()).describe("The board's own id of it."),
    error_code: z
      .nullable(z.string())
      .describe(
        'awaiting_confirmation while it waits for confirm_posting; quota_exceeded, region_not_served, not_configured, ' +
          'ad_unpublishable or content_rejected when rejected; unreachable while a try is due again and after the last; removal_failed ' +
          'when the board could not be told of the end.',
      ),
    error_message: z.nullable(z.string()),
    rule_id: z.nullable(id('distribution_rule')).describe('The rule that made it; null: a person did.'),
    published_at: z.nullable(z.string()),
    expires_at: z.nullable(z.string()).describe('30 days after it went live.'),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'JobBoardPosting' });
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

export const PostingFilters = {
  ...ListInput,
  job_id: id('job').optional(),
  board_slug: BoardSlug.optional(),
  rule_id: id('distribution_rule').optional(),
  status: z.enum(POSTING_STATUSES).optional(),
};
