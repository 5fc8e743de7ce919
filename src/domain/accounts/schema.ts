import * as z from 'zod';
import { Amount, Currency, Percent } from '#src/lib/money.ts';

/** One band of a fee schedule: the whole salary is charged at the percent of the band it falls in. */
export const FeeTier = z.strictObject({
  from: Amount.describe('Lowest salary of the band, inclusive.'),
  percent: Percent.describe('Fee as a percentage of the salary.'),
});

export const GUARANTEE_REMEDIES = [
  'replacement',
  'refund_full',
  'refund_pro_rata',
  'refund_half',
  'replacement_or_refund_half',
  'none',
] as const;

/** The fees agreed with a client. Amounts are in `currency`. */
export const FeeSchedule = z.object({
  currency: Currency,
  fee_basis: z
    .enum(['package', 'base'])
    .describe('What the percent is of: base pay alone, or the package with super, allowances and bonus.'),
  tiers: z.array(FeeTier),
  minimum_fee: z.nullable(Amount),
  guarantee_days: z.nullable(z.int().min(0).max(3650)),
  guarantee_remedy: z.enum(GUARANTEE_REMEDIES),
  guarantee_notes: z.nullable(z.string()),
  payment_terms_days: z.nullable(z.int().min(0).max(365)),
});
export type FeeSchedule = z.infer<typeof FeeSchedule>;
