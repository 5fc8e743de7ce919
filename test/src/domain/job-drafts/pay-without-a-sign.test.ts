import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home: string) => readRole(text, home, '2026-11-30');
const payOf = (text: string, home: string) => read(text, home).fields.compensation ?? null;

it.each([
  [
    'We zoeken een heftruckchauffeur voor ons magazijn vanuit Tilburg, 16,40 per uur, fulltime.',
    'GB',
    'EUR',
    'NL',
  ],
  [
    'Cherche une vendeuse sur Nantes, 28 K fixe + variable, avec une voiture et des tickets pour le midi.',
    'GB',
    'EUR',
    'FR',
  ],
  ['Busco camarero para un bar en Sevilla, 1.450 al mes, con turno de tarde y una paga.', 'GB', 'EUR', 'ES'],
  ['Data analyst, Rotterdam, 80 an hour, contract for six months', 'GB', 'EUR', 'NL'],
  ['Solar installer for Centurion. Basic R21 000 pm plus commission.', 'GB', 'ZAR', 'ZA'],
  ['Poszukujemy spawacza do Krakowa, 6100 zł brutto, umowa o pracę, dwie zmiany.', 'GB', 'PLN', 'PL'],
])(
  'takes the currency of the place and not of the agency for a pay without its sign: %j',
  (text, home, currency, country) => {
    const { compensation, location } = read(text, home).fields;
    expect(compensation?.currency).toBe(currency);
    expect(location?.country_code).toBe(country);
  },
);

it.each([
  ['Wir suchen einen Staplerfahrer für die Spätschicht, 17,80 die Stunde, und zahlen Zuschläge.', 'GB'],
  [
    'Cerchiamo una cameriera per la stagione, 11,50 all’ora, con vitto e alloggio per chi viene da fuori.',
    'US',
  ],
])(
  'leaves pay open, with a note, where a text in another language tells neither sign nor place: %j',
  (text, home) => {
    const { fields, notes } = read(text, home);
    expect(fields.compensation).toBeUndefined();
    expect(notes.join('\n')).toMatch(/names no currency.*set compensation with its currency/u);
  },
);

it('says that the currency is the agency’s where nothing in a text of its language tells another', () => {
  const { fields, notes } = read('Night porter wanted for the hotel, 12.60 an hour, full time', 'GB');
  expect(fields.compensation).toMatchObject({ currency: 'GBP', base_min: 12.6 });
  expect(notes.join('\n')).toContain('GBP was taken, as it is the agency');
});

it.each([
  ['Night porter, Leeds, £12.60 an hour, full time', 'GB'],
  ['Night porter, Leeds, 12.60 an hour, full time', 'GB'],
  ['Koch in Kiel gesucht, 17 € die Stunde, Vollzeit', 'DE'],
])('says nothing of the currency where the sign or the town tells it: %j', (text, home) => {
  expect(read(text, home).notes.join('\n')).not.toContain('names no currency');
});

it('moves no town into the agency’s country by a currency that nobody wrote', () => {
  expect(read('Chef de partie, Antwerp, 15.50 an hour', 'GB').fields.location?.country_code).toBe('BE');
});

it.each([
  ['Procuramos um cozinheiro para Lisboa. Damos 1.300 € por mês (14 meses) e alimentação.', 18_200],
  ['Cerchiamo un cuoco a Torino, 1.800 € lordi al mese, 13 mensilità, con turni e una pausa.', 23_400],
  ['Buscamos cocinera para Bilbao, 1.700 € brutos al mes por 14 mensualidades, con turno de tarde.', 23_800],
])('counts the months of pay that stand beside it: %j', (text, year) => {
  expect(payOf(text, 'GB')?.base_min).toBe(year);
});

it('takes the months of a contract for no months of pay', () => {
  const text =
    'Procuramos um cozinheiro para Lisboa. Damos 1.300 € por mês. Contrato por 14 meses, com renovação.';
  expect(payOf(text, 'GB')?.base_min).toBe(15_600);
});

it('keeps a basic month’s pay with what is earned on target beside it', () => {
  expect(payOf('Sales consultant, Durban. Basic R16 000 pm, OTE about R40 000.', 'ZA')).toMatchObject({
    base_min: 192_000,
    ote: 480_000,
    currency: 'ZAR',
  });
  expect(payOf('Sales consultant, Durban. Basic R16 000 pm, OTE R450 000.', 'ZA')?.ote).toBe(450_000);
});

it.each([
  ['Night carer, Hull. £12.85 an hour going up to £13.20 after probation.', 12.85, undefined],
  ['Welder, Hull. Up to £18 an hour.', undefined, 18],
  ['Welder, Hull. £19 flat an hour.', 19, 19],
  ['Welder, Hull. £19 an hour.', 19, undefined],
])('tells the least, the most and the only pay apart: %j', (text, least, most) => {
  const pay = payOf(text, 'GB');
  expect([pay?.base_min, pay?.base_max]).toEqual([least, most]);
});

it('notes that a pay is pro rata, and does so only then', () => {
  expect(read('Bursar, Leeds. £31,000 pro rata, term time.', 'GB').notes.join('\n')).toContain('pro rata');
  expect(read('Bursar, Leeds. £31,000 a year.', 'GB').notes.join('\n')).not.toContain('pro rata');
});

it('takes two bare figures for no pay, and notes that they may be', () => {
  const { fields, notes } = read('Audit senior, Leeds, 42 to 50, hybrid', 'GB');
  expect(fields.compensation).toBeUndefined();
  expect(notes.join('\n')).toContain('“42 to 50” may be the pay');
  expect(payOf('Audit senior, Leeds, 42-50 base, hybrid', 'GB')).toMatchObject({
    base_min: 42_000,
    base_max: 50_000,
  });
});

it('leaves pay open where the sign of another country stands in a text of the agency’s language', () => {
  const { fields, notes } = read(
    'Buyer for a packer, 45-50k, you run a spend of €900k with mills abroad',
    'GB',
  );
  expect(fields.compensation?.currency).not.toBe('EUR');
  expect(notes.join('\n')).toContain('names no currency');
});

it('quotes of the pay what the brief says, and no label of its own', () => {
  const { notes } = read('Night porter wanted for the hotel, 12.60 an hour, full time', 'GB');
  expect(notes.join('\n')).toContain('“12.60 an hour”');
});
