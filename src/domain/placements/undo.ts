import { termsOf } from '../clients/index.ts';
import type { WriteContext } from '../context.ts';
import { splitOf } from './credits.ts';
import { grossProfit, guaranteeEnd, schedulePercent } from './rules.ts';
import type { Placement } from './schema.ts';
import { statusPatch } from './status.ts';
import { type PlacementRow, replaceCredits } from './store.ts';
import { requirePlacement, rewritePlacement } from './write.ts';

/** The members of a placement that a change of it can set, and the columns that hold each. */
const COLUMNS = {
  salary: (placement) => ({ salary: placement.salary }),
  currency: (placement) => ({ currency: placement.currency }),
  fee: ({ fee }) => ({
    fee_type: fee?.type ?? 'percent',
    fee_percent: fee?.percent ?? null,
    fee_amount: fee?.amount ?? null,
  }),
  placement_type: (placement) => ({ placement_type: placement.placement_type }),
  offer_date: (placement) => ({ offer_date: placement.offer_date }),
  contract: ({ contract }) => ({
    contract_end_date: contract?.end_date ?? null,
    charge_rate: contract?.charge_rate ?? null,
    pay_rate: contract?.pay_rate ?? null,
    rate_period: contract?.rate_period ?? null,
    expected_gp: contract?.expected_gp ?? null,
    engagement: contract?.engagement ?? null,
    payment_terms_days: contract?.hand_off?.payment_terms_days ?? null,
    pay_method: contract?.hand_off?.pay_method ?? null,
    pay_frequency: contract?.hand_off?.pay_frequency ?? null,
    timesheet_frequency: contract?.hand_off?.timesheet_frequency ?? null,
    payee_name: contract?.hand_off?.payee_name ?? null,
  }),
  start_date: (placement) => ({ start_date: placement.start_date }),
  guarantee_days: (placement) => ({ guarantee_days: placement.guarantee_days }),
  notes: (placement) => ({ notes: placement.notes }),
} as const satisfies Partial<Record<keyof Placement, (placement: Placement) => Partial<PlacementRow>>>;

/** The members of a placement that can be restored. */
export const RESTORABLE: readonly string[] = [...Object.keys(COLUMNS), 'status', 'credits'];

/** Writes members of a placement back as they were; a status moves back with its event. */
export async function restorePlacement(
  ctx: WriteContext,
  before: Placement,
  members: readonly string[],
): Promise<Placement> {
  const { row, credits } = await requirePlacement(ctx, before.id);
  const patch: Partial<PlacementRow> = { updated_at: ctx.now };
  for (const [member, columns] of Object.entries(COLUMNS)) {
    if (members.includes(member)) Object.assign(patch, columns(before));
  }
  if (members.includes('fee')) Object.assign(patch, await sourceOfFee(ctx, row, before));
  if (members.includes('contract')) patch.expected_gp_set = isComputed(before) ? 0 : 1;
  const next = { ...row, ...patch };
  patch.guarantee_ends_on = guaranteeEnd(next.start_date, next.guarantee_days);
  if (members.includes('status')) Object.assign(patch, statusPatch(ctx, next, before.status));
  let split = credits;
  if (members.includes('credits')) {
    const given = before.credits.map((credit) => ({ ...credit, percent: credit.percent ?? 0 }));
    split = await splitOf(ctx, row.id, given);
    await replaceCredits(ctx, row.id, split);
  }
  return rewritePlacement(ctx, row, patch, credits, split);
}

// A record does not tell where its percent came from; one that the schedule gives is taken to have come from it.
async function sourceOfFee(
  ctx: WriteContext,
  row: PlacementRow,
  before: Placement,
): Promise<Pick<PlacementRow, 'fee_from_schedule' | 'minimum_fee'>> {
  const { live } = await termsOf(ctx, row.client_id);
  const scheduled =
    before.fee?.type === 'percent' && before.fee.percent === schedulePercent(live, before.salary);
  return {
    fee_from_schedule: scheduled ? 1 : 0,
    minimum_fee: scheduled && live.currency === before.currency ? live.minimum_fee : null,
  };
}

function isComputed({ contract, start_date, currency }: Placement): boolean {
  if (contract === null || currency === null) return true;
  const terms = { ...contract, start_date, contract_end_date: contract.end_date };
  return grossProfit(terms, currency) === contract.expected_gp;
}
