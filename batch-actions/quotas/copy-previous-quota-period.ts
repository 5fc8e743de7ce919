import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { copyPrevious, getPeriodTargets, restoreTargets, TARGET_FIELDS } from '#src/domain/quotas/index.ts';
import { PeriodRef, QuotaPeriodTargets } from '#src/domain/quotas/schema.ts';

export const copyPreviousQuotaPeriodAction = defineWrite({
  name: 'copy_previous_quota_period',
  title: "Copy the previous period's targets",
  titleIn: {
    de: 'Ziele des vorigen Zeitraums übernehmen',
    fr: 'Reprendre les objectifs de la période précédente',
  },
  description:
    'Give a period the targets that the period right before it has, for the agency, teams and consultants, in place of all targets it ' +
    'held. Refused where the previous one has none, where the period is locked, and where people have changed teams so that the sums no ' +
    'longer fit. Adjustments are not copied. For admins; single targets are set with set_quota_target. period_id comes from ' +
    'list_quota_periods, or is current or next.',
  phrasings: 'same targets as last quarter; carry the targets over; copy last month targets; copy the quotas',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ period_id: PeriodRef }),
  output: QuotaPeriodTargets,
  run: (ctx, { period_id }) => copyPrevious(ctx, period_id),
  subject: (period) => period.id,
  undo: undoUpdate({
    type: 'quota_period',
    fields: TARGET_FIELDS,
    read: (ctx, id) => getPeriodTargets(ctx, id),
    write: (ctx, id, fields) => restoreTargets(ctx, id, fields),
  }),
});
