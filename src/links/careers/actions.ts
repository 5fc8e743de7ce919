import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { ApplyFields, applyToAd } from '#src/domain/ads/index.ts';
import { SentCv } from '../sent-cv.ts';

/** What stands behind the form of an ad's page: no action of the catalogue, as nobody calls it by name. */
export const applyAction = defineWrite({
  name: 'apply_to_job_ad',
  title: 'Apply for a job',
  description: 'Puts somebody who applied on a public page onto the job.',
  scope: null,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({
    ad_id: z.string(),
    ...ApplyFields.shape,
    cv: z.nullable(SentCv),
  }),
  output: z.object({ received: z.literal(true) }),
  run: async (ctx, { ad_id, cv, ...given }) => {
    await applyToAd(ctx, ad_id, given, cv);
    return { received: true } as const;
  },
  subject: () => null,
});
