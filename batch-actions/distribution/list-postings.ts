import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listPostings } from '#src/domain/distribution/index.ts';
import { JobBoardPosting, PostingFilters } from '#src/domain/distribution/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listPostingsAction = defineRead({
  name: 'list_postings',
  title: 'List postings on job boards',
  description:
    'List where jobs are or were posted, newest first, by job, board, rule or status. status pending shows what waits for ' +
    'confirm_posting; rejected and error say why in error_code and error_message, and are tried again with retry_posting. ' +
    'The ad that is posted is read with get_job_ad.',
  phrasings:
    'where is the job advertised; which ads are live; what is posted at the moment; failed postings; ads that run out; where did we advertise; is the ad up; is it on the board already; where did the ad go; is our advert live on; which boards is it on; where are we advertising; all our live ads; which ads failed; adverts about to run out; postings of the job; which listings expire this week; what have we got on Seek; show the postings for this job; where did we post it; which boards is the role on',
  scope: 'jobs:read',
  input: z.object({ ...ListInput, ...PostingFilters }),
  output: pageOf(JobBoardPosting),
  run: listPostings,
});
