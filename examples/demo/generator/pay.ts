import type { Country } from './country.ts';
import type { Family, PayPeriod, Seniority } from './lexicon/family.ts';
import { payRange } from './lexicon/index.ts';
import type { Random } from './random.ts';
import { thousands } from './text.ts';

/** What someone asks for; currency units per period, inside the family's range. */
export type Expectation = { amount: number; currency: string; period: PayPeriod; raw: string };

/** People round: to five thousand a year, ten a day; never out of the range. */
const rounded = (amount: number, period: PayPeriod, min: number, max: number): number => {
  const step = period === 'year' ? (amount > 40000 ? 5000 : 1000) : period === 'day' ? 10 : 1;
  const near = Math.round(amount / step) * step;
  return near < min || near > max ? Math.min(max, Math.max(min, Math.round(amount))) : near;
};

const yearlyText = (random: Random, amount: number, max: number, country: Country): string => {
  const { sign, currency } = country;
  const k = Math.round(amount / 1000);
  const top = Math.min(Math.floor(max / 1000), k + random.pick([5, 10]));
  const suffix = random.pick(country.pay_suffixes);
  const tail = suffix === '' ? '' : ` ${suffix}`;
  return random.pick([
    `${sign}${k}k${tail}`,
    `${sign}${k}k${tail}`,
    `${currency} ${thousands(amount)}`,
    `${sign}${thousands(amount)}${tail}`,
    top > k ? `${sign}${k}-${top}k${tail}` : `${sign}${k}k`,
    `${k}k`,
    `around ${sign}${k}k${tail}`,
    `min ${sign}${thousands(amount)}`,
  ]);
};

const rateText = (random: Random, amount: number, period: 'day' | 'hour', country: Country): string => {
  const { sign, currency, code } = country;
  const money = `${sign}${thousands(amount)}`;
  const short = period === 'day' ? 'day' : 'hr';
  const tax = code === 'AU' ? ' + GST' : code === 'GB' ? ' outside IR35' : '';
  return random.pick([
    `${money}/${short}`,
    `${money} per ${period}`,
    `${money}/${short}${tax}`,
    `${currency} ${thousands(amount)} per ${period}`,
    period === 'day' ? `${money} a day` : `${money} p/h`,
  ]);
};

/** Draws an expectation from the family's range at this seniority; `progress` (0 to 1) is how far up the range. */
export const expectationOf = (
  random: Random,
  family: Family,
  country: Country,
  seniority: Seniority,
  period: PayPeriod,
  progress: number,
): Expectation => {
  const { min, max } = payRange(family, country.code, seniority, period);
  const wish = min + (max - min) * Math.min(1, Math.max(0, progress + (random.unit() - 0.5) * 0.4));
  const amount = rounded(wish, period, min, max);
  // "$137k" must mean 137,000, so a yearly figure is always whole thousands; the bounds are too.
  const whole = period === 'year' ? Math.min(max, Math.max(min, Math.round(amount / 1000) * 1000)) : amount;
  const raw =
    period === 'year' ? yearlyText(random, whole, max, country) : rateText(random, whole, period, country);
  return { amount: whole, currency: country.currency, period, raw };
};
