import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { insertRow, statement, updateRow } from '#db/rows.ts';
import { findAgency } from '../accounts/agencies.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { PLAN, type PlanRow, type QuotaPlan, type SetQuotaPlan } from './schema.ts';

const byAccount = statement((db, v: { account: string }) =>
  db.selectFrom('quota_plans').selectAll().where('account_id', '=', v.account),
);

/** The agency's plan. Until somebody changes it, it is the defaults, in the agency's currency. */
export async function getPlan(ctx: Context): Promise<QuotaPlan> {
  const [row] = await byAccount(ctx.db, { account: ctx.account.id });
  return toPlan(row ?? (await defaultPlan(ctx)));
}

async function defaultPlan(ctx: Context): Promise<PlanRow> {
  const { id: account, currency } = ctx.account;
  const opened = await findAgency(ctx.db, account);
  const at = opened?.created_at ?? ctx.now;
  return PLAN.row(
    {},
    {
      // Of the agency alone, so that the plan can be read, and keeps its id, before it is stored.
      id: `qpl_${createHash('sha256').update(account).digest('hex').slice(0, 24)}`,
      account_id: account,
      cadence: 'quarterly',
      currency,
      recognition: 'started',
      count_perm: true,
      count_contract: true,
      count_extensions: true,
      year_start_month: 1,
      lock_blocks_changes: true,
      created_at: at,
      updated_at: at,
    },
  );
}

/** Changes the plan. Locked periods keep the rules that they were locked under. */
export async function setPlan(ctx: WriteContext, input: z.output<typeof SetQuotaPlan>): Promise<QuotaPlan> {
  const [stored] = await byAccount(ctx.tx, { account: ctx.account.id });
  const row = stored ?? (await defaultPlan(ctx));
  const patch = PLAN.patch(input, { updated_at: ctx.now });
  const before = toPlan(row);
  if (isUnchangedBy<PlanRow>(row, patch)) return before;
  if (patch.currency !== undefined && patch.currency !== row.currency && (await hasTargets(ctx))) {
    ctx.warn(
      'targets_keep_amounts',
      `Targets keep their amounts and are read in ${patch.currency} from now on: money is never converted. Set them anew with set_quota_target where that is not meant.`,
    );
  }
  if (stored === undefined) await insertRow(ctx.tx, 'quota_plans', { ...row, ...patch });
  else await updateRow(ctx.tx, 'quota_plans', ctx.account.id, row.id, patch);
  const after = toPlan({ ...row, ...patch });
  ctx.changed({ type: 'quota_plan', id: row.id, before, after, label: 'of the agency' });
  return after;
}

async function hasTargets(ctx: WriteContext): Promise<boolean> {
  const target = await ctx.tx
    .selectFrom('quota_targets')
    .select('period_id')
    .where('account_id', '=', ctx.account.id)
    .limit(1)
    .executeTakeFirst();
  return target !== undefined;
}

const toPlan = (row: PlanRow): QuotaPlan => PLAN.view(row);
