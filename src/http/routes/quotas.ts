import { getQuotaPeriodAction, getQuotaPlanAction, listQuotaPeriodsAction } from '#actions/quotas/index.ts';
import { bind } from '../bind.ts';

// Read-only over REST; quotas are changed by catalogue actions, for admins.
export const quotaRoutes = [
  bind('GET', '/quotas/plan', getQuotaPlanAction),
  bind('GET', '/quotas/periods', listQuotaPeriodsAction),
  bind('GET', '/quotas/periods/{period_id}', getQuotaPeriodAction),
];
