import type { Advert } from '#src/domain/ads/index.ts';
import { formatMoney } from '#src/lib/money.ts';

const PER = { year: 'a year', day: 'a day', hour: 'an hour' } as const;

/** Pay in words for a reader: `AUD 150,000 to 170,000 a year`. */
export function formatPay({
  base_min,
  base_max,
  ote,
  currency,
  period,
}: NonNullable<Advert['salary']>): string {
  // Whole amounts read better without their decimals.
  const amount = (value: number): string => formatMoney(value, currency).replace(/\.0+$/, '');
  const bare = (value: number): string => amount(value).replace(`${currency} `, '');
  const per = PER[period];
  const base =
    base_min !== null && base_max !== null && base_min !== base_max
      ? `${amount(base_min)} to ${bare(base_max)} ${per}`
      : base_min !== null && base_max === null
        ? `from ${amount(base_min)} ${per}`
        : base_min === null && base_max !== null
          ? `up to ${amount(base_max)} ${per}`
          : base_min !== null
            ? `${amount(base_min)} ${per}`
            : null;
  const earnings = ote === null ? null : `${amount(ote)} ${per} on target`;
  return [base, earnings].filter((part) => part !== null).join(', ');
}
