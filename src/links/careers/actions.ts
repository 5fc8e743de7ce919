import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { ApplyFields, applyToAd } from '#src/domain/ads/index.ts';
import { SentCv } from '../sent-cv.ts';

/** What stands behind the form of an ad's page: no action of the catalogue, as nobody calls it by name. */
export const applyAction = internalWrite({
  name: 'apply_to_job_ad',
  title: 'Apply for a job',
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
});
