import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const paid = (line: string, home: string) => {
  const { fields, notes } = readRole(`Controller\n${line}`, home);
  const { base_min, base_max, currency, period, ote } = fields.compensation ?? {};
  const said = fields.compensation === undefined ? null : [base_min, base_max, currency, period];
  return { said, ote, notes: notes.join(' ') };
};

describe('the pay of a brief', () => {
  it.each([
    [
      "Salary £32-38k depending on experience; happy to go to £40k for a following but don't advertise that.",
      'GB',
      [32_000, 38_000, 'GBP', 'year'],
    ],
    ['CTC: 28 - 38 LPA fixed. ESOPs over and above.', 'IN', [2_800_000, 3_800_000, 'INR', 'year']],
    ['Salary: Rs 9 lakh to Rs 12 lakh per annum', 'IN', [900_000, 1_200_000, 'INR', 'year']],
    ['Package 12-15 lakhs', 'IN', [1_200_000, 1_500_000, 'INR', 'year']],
    ['Salary: ₹18,00,000 - 24,00,000', 'IN', [1_800_000, 2_400_000, 'INR', 'year']],
    ['CTC 1.2 crore', 'IN', [12_000_000, undefined, 'INR', 'year']],
    ['Package: R650k - R720k per annum', 'ZA', [650_000, 720_000, 'ZAR', 'year']],
    ['R1 200 000 per annum CTC', 'ZA', [1_200_000, undefined, 'ZAR', 'year']],
    ['R1.1m to R1.3m p.a. CTC', 'ZA', [1_100_000, 1_300_000, 'ZAR', 'year']],
    ['S$90k to S$110k a year', 'SG', [90_000, 110_000, 'SGD', 'year']],
    ['US$120,000 base', 'SG', [120_000, undefined, 'USD', 'year']],
    ['Lohn: CHF 98’000 bis 112’000 pro Jahr', 'CH', [98_000, 112_000, 'CHF', 'year']],
    ['Pay range: $62,500.00 - $78,000.00 annually', 'US', [62_500, 78_000, 'USD', 'year']],
    ['entre 38 et 44 k€ par an selon le profil', 'FR', [38_000, 44_000, 'EUR', 'year']],
    ['33 to 37 bucks an hour', 'NZ', [33, 37, 'NZD', 'hour']],
    ['18-22 quid an hour', 'GB', [18, 22, 'GBP', 'hour']],
    ["Pay's between fifty two and fifty eight an hour plus super", 'AU', [52, 58, 'AUD', 'hour']],
    ['We pay twenty eight fifty to thirty an hour', 'NZ', [28.5, 30, 'NZD', 'hour']],
    ['a hundred and ten thousand a year plus car', 'AU', [110_000, undefined, 'AUD', 'year']],
    ['£33,250 - £35,900 plus London Weighting of £4,100', 'GB', [33_250, 35_900, 'GBP', 'year']],
  ])('is read of %j', (line, home, said) => {
    expect(paid(line, home).said).toEqual(said);
  });

  it.each([
    ['100k OTE 150k', 100_000, 150_000],
    ['£45k (£60k OTE)', 45_000, 60_000],
    ['65k base / 90k OTE', 65_000, 90_000],
    ['Base £55-65k, double OTE (£110-130k), uncapped', 55_000, 130_000],
    ['OTE £80k, base £50k', 50_000, 80_000],
  ])('keeps base and target apart in %j', (line, base, target) => {
    const { said, ote } = paid(line, 'GB');
    expect([said?.[0], ote]).toEqual([base, target]);
  });

  it.each([
    [
      'Medical assistant, $19-23. Rooming patients, vaccines. Two rounds: phone, then shadow half a day.',
      null,
      'does not say for what time',
    ],
    [
      'must be 18. $32.10/h casual loading incl. camp rooms $15 a night. on your feet 12 hours.',
      [32.1, undefined, 'USD', 'hour'],
      '',
    ],
    ['$750 a day, $40 per km after the first 100', [750, undefined, 'USD', 'day'], ''],
    ['We pay $65k. Per annum, plus bonus', [65_000, undefined, 'USD', 'year'], ''],
  ])('is paid for the time that its own sentence tells: %s', (line, said, note) => {
    const read = paid(line, 'US');
    expect(read.said).toEqual(said);
    expect(read.notes).toContain(note);
  });

  it('takes base and super without their thousands for a year, and says so', () => {
    const { said, notes } = paid('Base 95-105, OTE 140', 'US');
    expect(said).toEqual([95_000, 105_000, 'USD', 'year']);
    expect(notes).toContain('was taken as thousands a year');
    expect(paid('The money is now 95 to 110 plus super', 'AU').said).toEqual([
      95_000,
      110_000,
      'AUD',
      'year',
    ]);
  });

  it.each([
    ['AED 22,000 to 26,000 per month all in', 'AE', 264_000, 312_000, 12],
    ['R22k-R26k pm basic + commission', 'ZA', 264_000, 312_000, 12],
    ['R35 000 a month plus R2 000 a month fuel', 'ZA', 420_000, undefined, 12],
    ['CHF 5’200 - 5’600 x 13 per month', 'CH', 67_600, 72_800, 13],
    ['1.450 € brutos al mes en 14 pagas. Amparo, 655 550 148', 'ES', 20_300, undefined, 14],
    ['1.900 a 2.100 € lordi mensili, tredicesima', 'IT', 24_700, 27_300, 13],
    ['Lönen är mellan 38 000 och 42 000 kr i månaden', 'SE', 456_000, 504_000, 12],
    ['Vi betaler 36.000-41.000 kr. om måneden', 'DK', 432_000, 492_000, 12],
    ['entre 2 100 et 2 350 euros brut/mois + prime de panier', 'FR', 25_200, 28_200, 12],
    ['Gehalt: 3.200 - 3.600 EUR brutto/Monat, 13 Gehälter', 'DE', 41_600, 46_800, 13],
    ['tussen de 2750 en 3100 bruto per maand', 'NL', 33_000, 37_200, 12],
    ['pay 3.5k to 4k a month', 'SG', 42_000, 48_000, 12],
  ])(
    'by the month is taken as a year’s times the months that are said, with a note: %j',
    (line, home, low, high, months) => {
      const { said, notes } = paid(`${line}\n\nYou will run the ledger.`, home);
      expect([said?.[0], said?.[1], said?.[3]]).toEqual([low, high, 'year']);
      expect(notes).toContain(`is by the month; it was taken as a year's, times ${months},`);
    },
  );

  it.each([
    ['2 300 à 2 500 € net par mois', 'FR'],
    ['Minijob, 556 € im Monat', 'DE'],
    ['R20 000 a month days, R24 000 a month nights', 'ZA'],
  ])('by the month, net, too small or told twice stays in a note alone: %j', (line, home) => {
    const { said, notes } = paid(line, home);
    expect(said).toBeNull();
    expect(notes).toContain('is not by the year, day or hour');
  });

  it.each(['ship 12,000 parcels a month', 'Our rent is £3,000 a month', 'They sell about £60,000 a month'])(
    'is not made of what else happens or is paid by the month: %j',
    (line) => {
      expect(paid(`${line}\n\nYou will run the ledger.`, 'GB').said).toBeNull();
    },
  );

  it.each([
    'Full cycle, £25-60k deals, 50/50 inbound',
    'A quota of £900k',
    'Call 655 550 148 or (404) 555-0137',
    'A base of 400 clients',
  ])('is not made of %j', (line) => {
    expect(paid(line, 'GB').said).toBeNull();
  });
});
