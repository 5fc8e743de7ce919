import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPlan } from '#src/domain/quotas/index.ts';
import { QuotaPlan } from '#src/domain/quotas/schema.ts';

export const getQuotaPlanAction = defineRead({
  name: 'get_quota_plan',
  title: 'Get the quota plan',
  description:
    'Get how the agency measures billings: months, quarters or years, the currency of targets, whether a placement counts when the ' +
    'candidate starts or the offer is accepted, and what counts. There is one plan; until an admin changes it (set_quota_plan) it is ' +
    'the defaults. For figures use get_quota_period.',
  phrasings:
    'how do targets work here; what counts towards the target; rules of the quota; how are billings credited; how do our targets work; what counts towards quota; commission plan; rules of the targets; quota settings',
  scope: 'quotas:read',
  ownFigures: true,
  synonyms: ['target rules', 'how billings are counted'],
  input: z.object({}),
  output: QuotaPlan,
  run: (ctx) => getPlan(ctx),
});
