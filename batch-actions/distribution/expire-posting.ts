import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { expirePosting } from '#src/domain/distribution/index.ts';
import { JobBoardPosting } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const expirePostingAction = defineWrite({
  name: 'expire_posting',
  title: 'Take a posting off its board',
  titleIn: { de: 'Ausschreibung beenden', fr: 'Retirer une diffusion' },
  description:
    'Take a live posting off its board, or give up one that waits for a confirmation. The public page of the job goes with ' +
    'the last posting where the job was posted to the career page. It can be put back with repost_posting. To end them all ' +
    'close the job or hold it with update_job. posting_id comes from list_postings.',
  phrasings:
    'take the ad down; pull the advert; stop advertising; unpublish from the board; remove it from the job board; we have enough applicants take it off; stop the advert; remove the listing from the board; we have had enough replies; kill the ad; pull the Indeed listing; take it off Seek; stop advertising it; remove the posting; end the listing; kill the ad on the board; unlist it; we are done advertising; withdraw the posting',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ posting_id: id('posting') }),
  output: JobBoardPosting,
  run: (ctx, { posting_id }) => expirePosting(ctx, posting_id),
  irreversible: 'Put it back with repost_posting.',
  subject: (posting) => posting.id,
});
