import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { confirmPosting } from '#src/domain/distribution/index.ts';
import { JobBoardPosting } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const confirmPostingAction = defineWrite({
  name: 'confirm_posting',
  title: 'Confirm a posting',
  titleIn: { de: 'Ausschreibung bestätigen', fr: 'Confirmer une diffusion' },
  description:
    'Publish a posting that waits because its board is paid or unpriced: whoever confirms it agrees to what the board ' +
    'costs. Past the monthly cap of the board it is refused with quota_exceeded. To give it up use expire_posting. ' +
    'posting_id comes from list_postings with status pending.',
  phrasings:
    'the board wants us to confirm; yes post it there; approve the posting; the ad is up on the board now I put it there by hand; I put it up by hand; the ad is live on the board; yes it is posted; yes put that posting live; approve the ad for the board; go ahead with the pending post; I have posted it by hand, mark it; the manual posting is up; confirm the listing',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ posting_id: id('posting') }),
  output: JobBoardPosting,
  run: (ctx, { posting_id }) => confirmPosting(ctx, posting_id),
  irreversible: 'It may have been read already; take it off its board with expire_posting.',
  subject: (posting) => posting.id,
});
