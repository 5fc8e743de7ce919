import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { retryPosting } from '#src/domain/distribution/index.ts';
import { JobBoardPosting } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const retryPostingAction = defineWrite({
  name: 'retry_posting',
  title: 'Try a posting again',
  titleIn: { de: 'Ausschreibung erneut versuchen', fr: 'Réessayer une diffusion' },
  description:
    'Try a posting again that was rejected or ended in error, once its cause (error_message) is mended. It counts against ' +
    'the cap of the month anew. One that has expired is posted again with repost_posting. posting_id comes from ' +
    'list_postings with status rejected or error.',
  phrasings:
    'the board refused try again; posting failed have another go; send it to the board again; the post did not go through; the posting bounced try once more; push it to the board again; the board was down resend the ad; the board refused our ad have another go; the Seek post did not go through, try once more; posting failed, again please; try posting it again; resend the posting to the board; repeat the failed ad; give the failed listing another go',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ posting_id: id('posting') }),
  output: JobBoardPosting,
  run: (ctx, { posting_id }) => retryPosting(ctx, posting_id),
  irreversible: 'It may have been read already; take it off its board with expire_posting.',
  subject: (posting) => posting.id,
});
