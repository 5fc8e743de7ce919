import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PER_YEAR, readSalary, SALARY_PERIODS } from '#src/domain/candidates/salary.ts';

const sydney = { country: 'AU', agencyCurrency: 'AUD' };
const summary = (text: string, home: Parameters<typeof readSalary>[1] = sydney) => {
  const read = readSalary(text, home);
  return read === null ? null : `${read.amount} ${read.currency} ${read.period} ${read.annual}`;
};

describe('reads what people write', () => {
  it.each([
    ['$140k + super', '140000 AUD year 140000'],
    ['£550/day', '550 GBP day 143000'],
    ['£500pd', '500 GBP day 130000'],
    ['120.000 €', '120000 EUR year 120000'],
    ['AUD 95,000–110,000', '95000 AUD year 95000'],
    ['90-110k', '90000 AUD year 90000'],
    ['$90k-$110k OTE', '90000 AUD year 90000'],
    ['$65 an hour', '65 AUD hour 135200'],
    ['NZ$85k', '85000 NZD year 85000'],
    ['US$1,200 per day', '1200 USD day 312000'],
    ['1.2m', '1200000 AUD year 1200000'],
    ['€ 4.500 / Monat', '4500 EUR month 54000'],
    ['80 Tsd. € brutto', '80000 EUR year 80000'],
    ["CHF 120'000", '120000 CHF year 120000'],
    ['120 000 kr', '120000 SEK year 120000'],
    ['1.200.000,50 €', '1200000.5 EUR year 1200000.5'],
    ['€95,5k', '95500 EUR year 95500'],
    ['15 LPA', '1500000 INR year 1500000'],
    ['₹12,00,000', '1200000 INR year 1200000'],
    ['R850 000', '850000 ZAR year 850000'],
    ['5000 pcm', '5000 AUD month 60000'],
    ['currently on 110k, looking for 130k', '130000 AUD year 130000'],
    ['140k base + 20% bonus', '140000 AUD year 140000'],
    ['$120K-$130K + 401k', '120000 AUD year 120000'],
    ['4 days a week, $120k', '120000 AUD year 120000'],
    ['100k package, $700 a day contract', '100000 AUD year 100000'],
    ['120k ALL IN', '120000 AUD year 120000'],
  ])('%s is %s', (text, expected) => {
    expect(summary(text)).toBe(expected);
  });
});

it.each(['negotiable', 'market rate', '', '0', '20% more than now', 'full time'])(
  'finds no amount in "%s"',
  (text) => {
    expect(readSalary(text, sydney)).toBeNull();
  },
);

it.each([
  ['NZ', 'AUD', 'NZD'],
  ['GB', 'NZD', 'NZD'],
  ['GB', 'GBP', 'USD'],
  [null, 'CAD', 'CAD'],
])('takes a bare $ in %s, of an agency in %s, for %s', (country, agencyCurrency, expected) => {
  expect(readSalary('$100k', { country, agencyCurrency })?.currency).toBe(expected);
});

it('takes the currency of the country where none is named, and the agency’s where the country is unknown', () => {
  expect(readSalary('100k', { country: 'DE', agencyCurrency: 'AUD' })?.currency).toBe('EUR');
  expect(readSalary('100k', { country: null, agencyCurrency: 'AUD' })?.currency).toBe('AUD');
});

it('does not guess what a small amount without a period is for', () => {
  expect(summary('$65')).toBe('65 AUD null null');
});

const WRITERS: ((amount: number) => string)[] = [
  String,
  (amount) => amount.toLocaleString('en-US'),
  (amount) => amount.toLocaleString('de-DE'),
  (amount) => amount.toLocaleString('fr-FR'),
  (amount) => amount.toLocaleString('de-CH'),
];
const WORDS = { year: 'per year', month: '/month', week: 'a week', day: '/day', hour: 'per hour' } as const;

it('reads back any amount, currency and period however the number is grouped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.constantFrom('AUD', 'USD', 'GBP', 'EUR', 'NZD', 'JPY', 'CHF'),
      fc.constantFrom(...SALARY_PERIODS),
      fc.constantFrom(...WRITERS),
      fc.boolean(),
      (amount, currency, period, write, before) => {
        const number = write(amount);
        const text = `${before ? `${currency} ${number}` : `${number} ${currency}`} ${WORDS[period]}`;
        expect(readSalary(text, sydney)).toEqual({
          amount,
          currency,
          period,
          annual: amount * PER_YEAR[period],
        });
      },
    ),
  );
});

it('never throws, and answers finite amounts, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const read = readSalary(text, sydney);
      if (read !== null) expect(Number.isFinite(read.amount) && read.amount > 0).toBe(true);
    }),
  );
});
