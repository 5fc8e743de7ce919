import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPosting } from '#src/domain/distribution/index.ts';
import { JobBoardPosting } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getPostingAction = defineRead({
  name: 'get_posting',
  title: 'Read a posting',
  description:
    'Read one posting of a job on a board: whether it is live, its public address, until when it stands, or why it is not ' +
    'there. posting_id comes from post_job or list_postings.',
  phrasings:
    'what happened to that posting; why was the posting refused; is that ad live; status of the ad on the board; why did the listing fail; what is wrong with the ad on the board; did the ad go live; what did the board say; is it live on Seek; why did the ad fail; how is the listing doing; when does the ad run out; did the post go through; clicks on the ad; see that posting',
  scope: 'jobs:read',
  input: z.object({ posting_id: id('posting') }),
  output: JobBoardPosting,
  run: (ctx, { posting_id }) => getPosting(ctx, posting_id),
});
