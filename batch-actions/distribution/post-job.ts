import { defineWrite } from '#src/action/define.ts';
import { postJob } from '#src/domain/distribution/index.ts';
import { JobBoardPosting, PostJob } from '#src/domain/distribution/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const postJobAction = defineWrite({
  name: 'post_job',
  title: 'Post a job to job boards',
  titleIn: { de: 'Stelle ausschreiben', fr: 'Diffuser un poste' },
  description:
    'Post an active job (job_id from list_jobs) to one or more job boards (slugs from list_boards). Its ad is published on the ' +
    'career page too, drafted from the job without the name of the client where it has none: check it first with ' +
    'update_job_ad and get_job_ad. A free board publishes within moments; a paid or unpriced one waits for confirm_posting ' +
    'unless confirm_paid is true. Past the monthly cap of a board all of it is refused with quota_exceeded. For jobs to come ' +
    'make a rule with create_distribution_rule.',
  phrasings:
    'advertise the role; put it on the boards; stick the job online; post the vacancy; get it on seek; publish the job on the job boards; run an ad; advertise everywhere; get the ad out; put the role online; publish on the boards; stick it on indeed; go live with the ad; put the ad on the boards; advertise the vacancy; get the job out there; publish the ad; run it on the job boards; stick it on seek; get the office manager out on Seek and Indeed; push it live on Seek; publish the vacancy on the job boards; list it on Indeed; get the ad out there; put the role up; run the ad on Seek',
  scope: 'jobs:write',
  synonyms: ['advertise', 'advert', 'multipost', 'broadcast', 'seek', 'indeed'],
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  input: PostJob,
  output: pageOf(JobBoardPosting),
  run: postJob,
  irreversible: 'It may have been read already; take it off its board with expire_posting.',
  subject: ({ items }) => items[0]?.id ?? null,
});
