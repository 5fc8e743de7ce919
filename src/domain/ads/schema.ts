import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { maybe, text } from '../fields.ts';
import { Job } from '../jobs/schema.ts';
import { HOLDABLE } from '../moderation/index.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const STATUSES = ['draft', 'published', 'closed'] as const;

/** The members of a change to a public ad that waits for a person. */
export const ProposedAd = z.object({
  title: z.string().optional(),
  headline: z.nullable(z.string()).optional(),
  body: z.nullable(z.string()).optional(),
  bullets: z.array(z.string()).optional(),
  apply_url: z.nullable(z.string()).optional(),
  show_salary: z.boolean().optional(),
});
export type ProposedAd = z.infer<typeof ProposedAd>;

/** The fields of an ad: how each is shown and stored, and which of them update accepts. A job has at most one. */
export const JOB_AD = record('job_ad', 'job_ads', {
  id: column(id('job_ad')),
  account_id: column(id('account')),
  job_id: column(id('job')),
  title: column(z.string(), { update: text(200).optional().describe("Default at first: the job's.") }),
  headline: column(z.nullable(z.string()).describe('One line under the title.'), {
    update: maybe(text(300)),
  }),
  body: column(
    z.nullable(z.string()).describe('Lightly formatted: blank lines, lists with "- " or "1.", **bold**.'),
    {
      update: maybe(text(50_000)).describe(
        "Lightly formatted text. At first it is drafted from the job, without the client's name.",
      ),
    },
  ),
  bullets: column(z.array(z.string()).describe('What a reader should see first.'), {
    update: z.array(text(300)).max(20).optional().describe('Replaces the whole list.'),
  }),
  apply_url: column(
    z.nullable(z.string()).describe("Where to apply; null: at the form of the ad's own public page."),
    {
      update: guarded(
        'url',
        maybe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)).describe(
          "Where to apply in place of the form of the ad's own page; null: at that form.",
        ),
      ),
    },
  ),
  show_salary: column(z.boolean().describe("Whether the public sees the job's pay."), {
    update: z.boolean().optional().describe("Whether the public sees the job's pay. Default false."),
  }),
  status: column(z.enum(STATUSES), { update: z.enum(STATUSES).optional() }),
  slug: column(z.string().describe('The last part of its public address; it never changes.')),
  url: computed(
    z.nullable(z.string()).describe('Its public page; null unless it is published and its job is active.'),
  ),
  published_at: column(z.nullable(z.string())),
  proposed: column(
    z
      .nullable(ProposedAd)
      .describe(
        'What is to replace the public text once a person let it go (release_held); the public reads the ad as it stands. null: nothing waits.',
      ),
  ),
  ...HOLDABLE,
  /** Held words of the public text that a person let go, while the review is about a change. */
  released_words: hidden(z.nullable(z.array(z.object({ about: z.string(), words: z.string() })))),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type AdRow = RecordRow<typeof JOB_AD>;

declare module '#db/types.ts' {
  interface Database {
    job_ads: AdRow;
  }
}

/** A job's public advertisement. */
export const JobAd = z.object(JOB_AD.shape).meta({ id: 'JobAd' });
export type JobAd = z.infer<typeof JobAd>;

/** The answer of a job that has no ad. */
const NoJobAd = z
  .object({
    job_id: id('job'),
    status: z.literal('none'),
    note: z.string().describe('How to write one.'),
  })
  .meta({ id: 'NoJobAd' });

/** A job's ad, or that there is none yet. */
export const JobAdAnswer = z.union([JobAd, NoJobAd]);
export type JobAdAnswer = z.infer<typeof JobAdAnswer>;

/** What is changed of an ad that is there or comes to be. */
export const ChangedAd = z.object({
  job_id: id('job').describe('The job that the ad is for (list_jobs).'),
  ...JOB_AD.update,
});

export type ChangedAd = z.infer<typeof ChangedAd>;

export const UpdateJobAd = ChangedAd.extend({
  status: z
    .enum([...STATUSES, 'none'])
    .optional()
    .describe(
      'published puts it on the career page (the job must be active); draft takes it back; closed ends it. none: as a job without one is read.',
    ),
});

/** An ad with the public facts of its job, for pages, feeds and boards. */
export const Advert = z.object({
  ad_id: id('job_ad'),
  job_id: id('job'),
  title: z.string(),
  headline: z.nullable(z.string()),
  body: z.nullable(z.string()),
  bullets: z.array(z.string()),
  url: z.string(),
  apply_url: z.nullable(z.string()),
  agency: z.string(),
  location: Job.shape.location,
  applicant_country: Job.shape.applicant_country,
  employment_type: Job.shape.employment_type,
  salary: z.nullable(Job.shape.compensation),
  published_at: z.string(),
  /** When it ends on the boards it is on; null where nobody said when. */
  valid_until: z.nullable(z.string()),
  updated_at: z.string(),
});
export type Advert = z.infer<typeof Advert>;

const PublishedAd = z.looseObject({ status: z.literal('published') });

/** Whether a job ad as it stands can be read by the public. */
export function adReaches(ad: unknown): boolean {
  return PublishedAd.safeParse(ad).success;
}
