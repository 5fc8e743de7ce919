import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPlan, setPlan } from '#src/domain/quotas/index.ts';
import { PLAN, QuotaPlan, SetQuotaPlan } from '#src/domain/quotas/schema.ts';

export const setQuotaPlanAction = defineWrite({
  name: 'set_quota_plan',
  title: 'Change the quota plan',
  titleIn: { de: 'Plan der Zielvorgaben ändern', fr: 'Modifier le plan d’objectifs' },
  description:
    'Change how billings are measured: cadence, currency, when a placement is recognised, what counts, the month the year starts in, and ' +
    'whether locked periods refuse changes. What is left out stays. Boards of periods that are not locked follow at once; locked ones ' +
    'keep the rules they were locked under. Another cadence makes other periods: targets stay with the periods they were set in. For ' +
    'admins; targets are set with set_quota_target.',
  phrasings:
    'change how targets work; count deals by start date; targets per month from now on; change the quota rules; change how targets are counted; quarterly instead of monthly targets; set up quotas; count fees on start date',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetQuotaPlan,
  output: QuotaPlan,
  run: setPlan,
  subject: (plan) => plan.id,
  undo: undoUpdate({
    record: PLAN,
    read: (ctx) => getPlan(ctx),
    write: (ctx, _id, fields) => setPlan(ctx, SetQuotaPlan.parse(fields)),
  }),
});
