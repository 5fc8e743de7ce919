import type { Advert } from '#src/domain/ads/index.ts';
import { formatMoney } from '#src/lib/money.ts';

type Salary = NonNullable<Advert['salary']>;

/** How pay is said in a language; amounts come as `amount` wrote them. */
export interface PayWords {
  amount(value: number, currency: string): string;
  between(min: string, max: string, period: Salary['period']): string;
  exactly(amount: string, period: Salary['period']): string;
  from(amount: string, period: Salary['period']): string;
  upTo(amount: string, period: Salary['period']): string;
  onTarget(amount: string, period: Salary['period']): string;
}

const PER = { year: 'a year', day: 'a day', hour: 'an hour' } as const;

const ENGLISH: PayWords = {
  // Whole amounts read better without their decimals.
  amount: (value, currency) => formatMoney(value, currency).replace(/\.0+$/, ''),
  between: (min, max, period) => `${min} to ${max} ${PER[period]}`,
  exactly: (amount, period) => `${amount} ${PER[period]}`,
  from: (amount, period) => `from ${amount} ${PER[period]}`,
  upTo: (amount, period) => `up to ${amount} ${PER[period]}`,
  onTarget: (amount, period) => `${amount} ${PER[period]} on target`,
};

/** Pay in words for a reader: `AUD 150,000 to 170,000 a year`. */
export function formatPay(
  { base_min, base_max, ote, currency, period }: Salary,
  words: PayWords = ENGLISH,
): string {
  const amount = (value: number): string => words.amount(value, currency);
  // The currency is said once: before a range, or after it.
  const first = (value: number): string => amount(value).replace(new RegExp(`\\s${currency}$`), '');
  const second = (value: number): string => amount(value).replace(new RegExp(`^${currency}\\s`), '');
  const base =
    base_min !== null && base_max !== null && base_min !== base_max
      ? words.between(first(base_min), second(base_max), period)
      : base_min !== null && base_max === null
        ? words.from(amount(base_min), period)
        : base_min === null && base_max !== null
          ? words.upTo(amount(base_max), period)
          : base_min !== null
            ? words.exactly(amount(base_min), period)
            : null;
  const earnings = ote === null ? null : words.onTarget(amount(ote), period);
  return [base, earnings].filter((part) => part !== null).join(', ');
}
