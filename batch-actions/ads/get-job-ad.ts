import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getJobAd } from '#src/domain/ads/index.ts';
import { JobAdAnswer } from '#src/domain/ads/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getJobAdAction = defineRead({
  name: 'get_job_ad',
  title: "Read a job's ad",
  description:
    "Read a job's ad: the text for the public, whether it is published, and the address of its page on the agency's career " +
    'site. The job as the agency keeps it is read with get_job. A job without an ad answers status none; write one with ' +
    'update_job_ad. job_id comes from list_jobs.',
  phrasings:
    'show me the advert; how does the ad read; what do candidates see; the ad text; read me the job ad; what does our ad say; text of the advert; show the ad; read me the advert; what does the advertisement say; is the ad public; where is the ad; show me the ad text; what does our advert say; read me the advertisement; see the job ad; is there an ad for it; open the advert for the role',
  scope: 'jobs:read',
  synonyms: ['advert', 'advertisement', 'vacancy'],
  input: z.object({ job_id: id('job') }),
  output: JobAdAnswer,
  run: (ctx, { job_id }) => getJobAd(ctx, job_id),
});
