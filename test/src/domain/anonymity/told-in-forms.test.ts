import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const personOf = (name: string) => identityOf({ candidate: splitName(name) });

describe('An Irish code of a house goes at both levels', () => {
  const person = personOf('Nora Whelan');
  it.each([
    ['Eircode V94 X9X9, phone to follow.', 'X9X9'],
    ['eircode: d02 af30, ring first.', 'af30'],
    ['Home is D6W XY00 and the van is hers.', 'XY00'],
    ['Post it to Galway, H91 E2K3.', 'E2K3'],
    ['Forklift driver, Ennis (V95K2P4).', 'K2P4'],
  ])('%s', (text, hidden) => {
    expect(firstNameOnly(text, person).text).not.toContain(hidden);
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it.each([
    'Welds E32 grade plate, V94 valves and P51 pumps, T45 tube since 2019.',
    'Runs X35 2021 units and R32 GAS systems.',
    'Read A42 1234 and K36 ABCD off the plate.',
  ])('and no grade or model does: %s', (text) => {
    expect(firstNameOnly(text, person).text).toBe(text);
  });
});

describe('A surname that somebody had before goes at both levels, whatever else it says', () => {
  const person = personOf('Lindsey Shaw');
  it.each([
    ['Previous surname: Tidmarsh. Address to follow.', 'Tidmarsh'],
    ['Former surname Baker, DBS done.', 'Baker'],
    ['Maiden name: Lincoln. Lanyard yellow.', 'Lincoln'],
    ['Surname at birth: Okonjo', 'Okonjo'],
    ['Previous names: Tidmarsh, Holloway.', 'Holloway'],
    ['Née Vanderpool, DBS under both.', 'Vanderpool'],
    ['Geb. Aumüller, verheiratet seit 2019.', 'Aumüller'],
    ['Früherer Nachname: Aumüller.', 'Aumüller'],
    ['Nom de jeune fille : Berthelot. Adresse à suivre.', 'Berthelot'],
    ['Apellido anterior: Zubeldia.', 'Zubeldia'],
    ['Vorige achternaam: Terpstra.', 'Terpstra'],
    ['Changed her name from Tidmarsh in 2015.', 'Tidmarsh'],
    ['Previous name: Lindsey Frost. New lanyard please.', 'Frost'],
    ["Nom d'usage : Delmas. Permis B.", 'Delmas'],
    ['DBS issued in the name of Hartnell.', 'Hartnell'],
    ['The P45 still says Hartnell.', 'Hartnell'],
  ])('%s', (text, hidden) => {
    expect(firstNameOnly(text, person).text).not.toContain(hidden);
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it.each([
    'Previous names: none.',
    'Previous surname: N/A',
    'Previous employer names: two bakeries in Leeds.',
    'The previous name of the product was Atlas.',
    'Changed the team name from Payments to Cash.',
  ])('and nothing else does: %s', (text) => {
    expect(firstNameOnly(text, person).text).toBe(text);
  });
});

describe('The surname of somebody of the family goes where the first name stays', () => {
  it.each([
    ['Mason Field', 'Emergency contact mum Lorraine Field.', 'Emergency contact mum Lorraine.'],
    ['Paul Koch', 'Notfallkontakt: Jürgen Koch, Vater.', 'Notfallkontakt: Jürgen, Vater.'],
    ['Will Stone', 'Next of kin is Florence Stone, 4 miles off.', 'Next of kin is Florence, 4 miles off.'],
    [
      'Ana Price',
      'Charlotte Price (her sister) already works nights.',
      'Charlotte (her sister) already works nights.',
    ],
  ])('%s: %s', (name, text, left) => {
    expect(firstNameOnly(text, personOf(name)).text).toBe(left);
  });

  it.each([
    ['Mason Field', 'Mother tongue English, brother works in Field Marketing.'],
    ['Will Stone', 'Partner at Portland Stone facades.'],
  ])('and no word of work: %s: %s', (name, text) => {
    expect(firstNameOnly(text, personOf(name)).text).toBe(text);
  });
});

describe('A house goes where its kind stands in small letters and it did what only a house does', () => {
  const person = personOf('Olivia Sterling');
  it.each([
    ['Aberdeen asset management also asked her in.', 'Aberdeen'],
    ['Hartley estate agents made her an offer.', 'Hartley'],
    ['Nordea bank let her go in 2019.', 'Nordea'],
    ['Then Halifax building society took her on.', 'Halifax'],
    ['Bolton steelworks interviewed her twice.', 'Bolton'],
    ['Principality building society let her go.', 'Principality'],
    ['Mumbai port trust gave her a contract.', 'Mumbai'],
    ['Wellington insurance brokers turned her down.', 'Wellington'],
  ])('%s', (text, hidden) => {
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it.each([
    'Local estate agents made them an offer.',
    'London property management is a strength.',
    'Several asset management houses asked them in.',
    'Payroll software let them go home early.',
  ])('and no kind by itself: %s', (text) => {
    expect(scrub(text, person).text).toBe(text);
  });
});

describe('A school goes by its kind and region, and as the answer of a form', () => {
  const person = personOf('Sabine Kronthaler');
  it.each([
    ['Später Fachwirtkurs bei der Steuerakademie Niederbayern.', 'Niederbayern'],
    ['Fachwirtkurs bei der IHK Akademie Ostbayern.', 'Ostbayern'],
    ['Matura an der Handelsakademie Linz, dann Lehre.', 'Linz'],
    ['Meister an der Technikerschule Allgäu.', 'Allgäu'],
    ["BTS au Lycée technique de Saumur, puis trois ans d'atelier.", 'Saumur'],
    ['q: why leaving? a: pay\nq: school? a: Metro in Omaha, 6 weeks', 'Metro'],
    ['Q: School? A: Sheridan, 2 yrs', 'Sheridan'],
    ['q: college? a: Leeds, two years', 'Leeds'],
    ['q: current employer? a: Hartley in Leeds', 'Hartley'],
    ['Meisterkurs bei der HWK Schwaben, 2018.', 'Schwaben'],
    ['Opleiding aan het ROC Twente, stage in Hengelo.', 'Twente'],
  ])('%s', (text, hidden) => {
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it.each([
    'Die Schule liegt in Linz, die Akademie bildet aus.',
    'q: school? a: none, learned on the job',
    'q: school? a: High school only',
    'q: school? a: Welding, two years',
    'q: where? a: Omaha',
  ])('and nothing else: %s', (text) => {
    expect(scrub(text, person).text).toBe(text);
    expect(marksIn([{ text, identity: person }], 'first_name').flat()).toEqual([]);
  });
});
