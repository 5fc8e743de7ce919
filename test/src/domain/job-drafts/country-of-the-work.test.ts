import { describe, expect, it } from 'vitest';
import { countryOfWords } from '#src/domain/job-drafts/country-words.ts';
import { placeOf } from '#src/domain/job-drafts/place-called.ts';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home: string) => readRole(text, home, '2026-12-01');
const placeIn = (text: string, home: string) => read(text, home).fields.location ?? null;
const payIn = (text: string, home: string) => read(text, home).fields.compensation ?? null;

describe('a language is no town', () => {
  it.each(['Engels', 'Englisch', 'Inglés', 'Inglese', 'angielski', 'Deutsch', 'Français', 'Pools', 'Duits'])(
    '%s, though a town somewhere is called so',
    (said) => {
      expect(placeOf(said, 'AU')).toBeNull();
      expect(placeOf(said, 'NL')).toBeNull();
    },
  );

  it.each([
    [
      'Planner, Tilburg – gesprek met Sanne\n\n- Frans en Engels in woord en geschrift\n- 3.100 bruto p/m',
      'NL',
    ],
    [
      'Lagerleiter, Rostock - Telefonat mit Uwe\n\nDeutsch und Engels von Vorteil, 3.900 brutto im Monat',
      'DE',
    ],
  ])('and the town of the heading is read: %s', (text, country) => {
    const { location, compensation } = read(text, 'AU').fields;
    expect(location).toMatchObject({ country_code: country });
    expect(compensation).toMatchObject({ currency: 'EUR' });
  });
});

describe('the state behind a town settles its country, whatever the agency knows of the name', () => {
  it.each([
    ['Toolmaker, first shift, Dayton OH\nThe owner is in Dayton most weeks. $31/hr', 'AU', 'Dayton'],
    ['Scheduler for a clinic in Tucson AZ hybrid, $24/hr', 'GB', 'Tucson'],
    ['Line lead wanted mesa AZ, nights, $27/hr', 'NZ', 'Mesa'],
    ['Millwright, Birmingham AL, $33/hr', 'GB', 'Birmingham'],
  ])('%s', (text, home, city) => {
    expect(placeIn(text, home)).toMatchObject({ city, country_code: 'US' });
    expect(payIn(text, home)).toMatchObject({ currency: 'USD' });
  });

  it('an assistant in a town of the agency’s own is in no Pennsylvania', () => {
    expect(placeIn('Reading PA wanted for a partner of a law firm, 32k', 'GB')?.country_code).not.toBe('US');
  });
});

describe('words that one country alone has settle where an ambiguous or unknown town lies', () => {
  it.each([
    ['Quality inspector, Dayton. $28/hr, 401(k) match, three weeks off.', 'AU', 'US', 'USD'],
    ['Welder, Hamilton. Ute, tools, $42 an hour plus KiwiSaver.', 'AU', 'NZ', 'NZD'],
    ['Business analyst, Manchester, outside IR35, £475 a day.', 'US', 'GB', 'GBP'],
    ['Enrolled Nurse in Brighton, AHPRA registration, $41 an hour plus super.', 'US', 'AU', 'AUD'],
    ['Storeperson, Newcastle. £27k, enhanced DBS, pension.', 'AU', 'GB', 'GBP'],
  ])('%s', (text, home, country_code, currency) => {
    expect(placeIn(text, home)).toMatchObject({ country_code });
    expect(payIn(text, home)).toMatchObject({ currency });
    expect(read(text, home).notes.join(' ')).toMatch(/speaks; check location/u);
  });

  it('of a remote job without a place the country is that of its terms', () => {
    const text = 'Data engineer, remote. W2 only, 401k, $71/hr.';
    expect(placeIn(text, 'AU')).toMatchObject({ type: 'remote', country_code: 'US' });
    expect(payIn(text, 'AU')).toMatchObject({ currency: 'USD' });
  });

  it('a large town at home that the terms speak against is left open', () => {
    const { fields, notes } = read('Office manager in Sydney, 401k match and health cover, $88k', 'AU');
    expect(fields.location?.country_code).not.toBe('AU');
    expect(notes.join(' ')).toMatch(/Sydney may be the one in Australia, but “401k” speaks/u);
  });

  it.each([
    ['US payroll specialist, Sydney office. Knowledge of 401k administration. $95k plus super.', 'AU', 'AU'],
    ['US tax manager, London. Experience of W2 and 1099 reporting, £76,000.', 'GB', 'GB'],
    ['Support engineer, super friendly team in Geelong, $80k', 'AU', 'AU'],
    ['Barista in London W2, £13 an hour', 'GB', 'GB'],
    ['Buchhalter (IHK) in Wels, Vollzeit, 42.000 EUR im Jahr', 'AT', 'AT'],
    ['Site agent, Perth, Australia. Our US parent gives staff a 401k there. $150k.', 'AU', 'AU'],
  ])('what is worked with, learned or surely named stays: %s', (text, home, country_code) => {
    expect(placeIn(text, home)).toMatchObject({ country_code });
  });

  it.each([
    ['W2 postcode, London', null],
    ['EIN starkes Team', null],
    ['BSN required, med-surg', null],
    ['plus a super team', null],
    ['401k and KiwiSaver, whichever applies', null],
    ['net salary, PRSI at class A', 'IE'],
    ['10 RTT et mutuelle', 'FR'],
    ['chèques-repas et voiture', 'BE'],
    ['Must be authorised to work in Canada', 'CA'],
  ])('of %s', (text, code) => {
    expect(countryOfWords(text)?.code ?? null).toBe(code);
  });
});

describe('a town with its district or its post is the town', () => {
  it.each([
    ['Kitchen porter. Days only. Leeds LS1. £12.60 an hour, meals.', 'AU', 'GB'],
    ['Analyst, London EC2, two days at home. £56k.', 'AU', 'GB'],
    ['Site engineer, Dublin 2. €66k, car.', 'AU', 'IE'],
    ['Vendeuse, Paris 9e, CDI, 1 950 € brut par mois', 'DE', 'FR'],
    ['Koch (m/w/d), Wien 3, Vollzeit, 2.450 EUR brutto monatlich', 'DE', 'AT'],
    ['Sekretärin (m/w/d), 1010 Wien. 2.900 EUR brutto im Monat', 'DE', 'AT'],
  ])('%s', (text, home, country_code) => {
    expect(placeIn(text, home)).toMatchObject({ city: expect.any(String), country_code });
  });
});

describe('sums of contracts, orders and turnover are no pay', () => {
  it.each([
    ['Inkoper, Breda. Onderhandelen over contracten tot 300k. 3.700 bruto p/m', 'NL', 44_400],
    ['Einkäufer (m/w/d), Ulm. Aufträge bis 200k. 61.000 EUR im Jahr', 'DE', 61_000],
    ['Buyer, Derby. Negotiates contracts up to 400k. £41,000', 'GB', 41_000],
    ['Acheteur, Nantes. Suivi de contrats jusqu’à 150k. 39 000 € brut annuel', 'FR', 39_000],
  ])('%s', (text, home, base_min) => {
    expect(payIn(text, home)).toMatchObject({ base_min });
  });

  it.each([
    ['Buyer, Derby, 12 month contract up to 45k', 'GB', 45_000],
    ['Contracts manager up to £62k, Derby', 'GB', 62_000],
    ['Responsable achats à Nantes, jusqu’à 47 k€', 'FR', 47_000],
  ])('the pay of one contract, and of a role that is called by them, is pay: %s', (text, home, base_max) => {
    expect(payIn(text, home)).toMatchObject({ base_max });
  });
});

it('a town that lists know in a country of another language, which nothing speaks of, is left open', () => {
  const { fields, notes } = read('Translator near Magdeburg for the team of our publisher, freelance', 'AU');
  expect(fields.location?.country_code).toBeUndefined();
  expect(notes.join(' ')).toMatch(/set location/u);
});
