import { businessFamilies } from './business.ts';
import { engineeringFamilies } from './engineering.ts';
import type { CountryCode, Family, PayPeriod, Seniority } from './family.ts';
import { financeFamilies } from './finance.ts';
import { healthFamilies } from './health.ts';
import { industryFamilies } from './industry.ts';
import { productFamilies } from './product.ts';
import { technologyFamilies } from './technology.ts';

/** Every role family of the lexicon. */
export const FAMILIES: readonly Family[] = [
  ...financeFamilies,
  ...businessFamilies,
  ...technologyFamilies,
  ...productFamilies,
  ...engineeringFamilies,
  ...healthFamilies,
  ...industryFamilies,
];

const byKey = new Map(FAMILIES.map((family) => [family.key, family]));

/** The family with this key; throws when the lexicon has none. */
export const familyOf = (key: string): Family => {
  const found = byKey.get(key);
  if (found === undefined) throw new Error(`No role family "${key}"; FAMILIES lists those there are.`);
  return found;
};

/** Inclusive bounds of base pay; currency units per period, before any commission or loading. */
export type PayRange = { min: number; max: number; period: PayPeriod };

const HOURS_A_DAY = 8;
/** Days a contractor bills in a year, after leave, holidays and gaps. */
const BILLED_DAYS = 220;
/** What contractors ask above the salaried figure for giving up leave, notice and benefits. */
const CONTRACT_PREMIUM = 1.2;

const STEP: Record<PayPeriod, number> = { year: 1000, day: 10, hour: 1 };

/**
 * The usual pay of a family at a seniority in a country, in the country's currency. Year figures are rounded to a
 * thousand, day rates to ten, hour rates to one. Throws when the family's ladder lacks the seniority.
 */
export const payRange = (
  family: Family,
  country: CountryCode,
  seniority: Seniority,
  period: PayPeriod,
): PayRange => {
  const step = family.ladder.find((candidate) => candidate.seniority === seniority);
  if (step === undefined) throw new Error(`The ladder of ${family.key} has no ${seniority}.`);
  const perYear = family.scale[country];
  const divisor =
    period === 'year' ? 1 : (BILLED_DAYS * (period === 'hour' ? HOURS_A_DAY : 1)) / CONTRACT_PREMIUM;
  const round = (amount: number): number =>
    Math.max(1, Math.round((amount * perYear) / divisor / STEP[period])) * STEP[period];
  return { min: round(step.pay[0]), max: round(step.pay[1]), period };
};
