import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listPeriods } from '#src/domain/quotas/index.ts';
import { QuotaPeriod } from '#src/domain/quotas/schema.ts';
import { PageInput, pageOf } from '#src/lib/page.ts';

export const listQuotaPeriodsAction = defineRead({
  name: 'list_quota_periods',
  title: 'List quota periods',
  description:
    'List the months, quarters or years that quotas are set for, newest first: from the first placement to the current period, which ' +
    'always exists, and later ones that hold something already. Use it to find the id of a past period; for this one and the one ' +
    'after it, get_quota_period takes current and next without looking them up. Pages with limit and after.',
  phrasings:
    'which quarters are on the board; past target periods; earlier quota periods; which quarters have targets; all target periods; targets of last year; past quotas; when does the quota period end',
  scope: 'quotas:read',
  ownFigures: true,
  input: z.object(PageInput),
  output: pageOf(QuotaPeriod),
  run: listPeriods,
});
