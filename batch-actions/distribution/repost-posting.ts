import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { repostPosting } from '#src/domain/distribution/index.ts';
import { JobBoardPosting } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const repostPostingAction = defineWrite({
  name: 'repost_posting',
  title: 'Post an expired posting again',
  titleIn: { de: 'Abgelaufene Ausschreibung wiederholen', fr: 'Rediffuser une annonce expirée' },
  description:
    'Put a posting that has expired on its board again for 30 days; the job must be active and its ad is published again. ' +
    'It counts against the cap of the month anew. One that was rejected or failed is tried again with retry_posting. ' +
    'posting_id comes from list_postings with status expired.',
  phrasings:
    'the ad ran out put it up again; refresh the ad; repost; renew the advert; advertise once more; bump the ad; put the ad up again; the ad has expired run it again; freshen up the listing; put it up again, it ran out last week; repost the ad; renew the listing; refresh the ad on Seek; advertise it a second time; the ad expired, bring it back; bump the listing; relist it',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ posting_id: id('posting') }),
  output: JobBoardPosting,
  run: (ctx, { posting_id }) => repostPosting(ctx, posting_id),
  irreversible: 'It may have been read already; take it off its board with expire_posting.',
  subject: (posting) => posting.id,
});
