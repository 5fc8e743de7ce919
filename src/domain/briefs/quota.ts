import { daysBetween } from '#src/lib/clock.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ROLE_SCOPES } from '../accounts/scopes.ts';
import type { Context } from '../context.ts';
import { getPace, type Pace } from '../quotas/index.ts';
import type { BriefLine } from './schema.ts';

/** Whether the caller may see figures of the quota board: everybody's by scope, or their own by the agency's setting. */
export function seesQuota(ctx: Context): boolean {
  if (ctx.can('quotas:read')) return true;
  const { user, credential, account } = ctx;
  if (user === null || !account.settings.own_figures || user.role === 'admin') return false;
  // A connected app has what was consented to, and no more.
  return credential.type !== 'oauth' && !ROLE_SCOPES[user.role].includes('quotas:read');
}

/** How the current period stands against its target, beside how much of it has passed: of the person or the agency. */
export async function quotaPace(ctx: Context, whose: 'mine' | 'agency'): Promise<BriefLine[]> {
  const pace = await getPace(ctx, whose);
  if (pace === null || (pace.target === null && pace.billings.length === 0)) return [];
  const { label, starts_on, ends_on, id } = pace.period;
  const days = daysBetween(starts_on, ends_on) + 1;
  const passed = Math.round((Math.min(days, daysBetween(starts_on, ctx.today) + 1) / days) * 100);
  return [
    {
      what: `${label}: ${billed(pace)}; ${passed}% of the period has passed`,
      period_id: id,
      next_action: 'get_quota_period',
    },
  ];
}

function billed({ billings, target, attainment_percent, currency }: Pace): string {
  const sums = billings.map((line) => formatMoney(line.amount, line.currency));
  const sum = sums.length === 0 ? formatMoney(0, currency) : sums.join(' and ');
  return target === null
    ? `${sum} billed, no target set`
    : `${sum} of ${formatMoney(target, currency)} billed (${attainment_percent ?? 0}%)`;
}
