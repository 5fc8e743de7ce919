import { describe, expect, it } from 'vitest';
import { homeOf } from '#src/domain/cv/home-town.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';

const lineOf = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});

/** The town of a head, of an agency of a country. */
function town(home: string, ...texts: string[]): string | null {
  const lines = texts.map(lineOf);
  const told = { head: lines, swallowed: [], near: lines, said: [], beside: lines, own: lines };
  return homeOf(told, null, home)?.value.city ?? null;
}

it.each([
  ['NG', 'Ibadan', 'STATE OF ORIGIN:\tOYO', 'ADDRESS:\t15, OLUYOLE ESTATE, IBADAN'],
  ['NG', 'Ibadan', 'State of Origin: Kano', 'Address: 15 Oluyole Estate, Ibadan'],
  ['IN', 'Chennai', 'Native place: Madurai', 'Address: 12 Anna Nagar, Chennai 600040'],
])('in %s a field for where somebody is from is not where they live', (home, found, ...texts) => {
  expect(town(home, ...texts)?.toLowerCase()).toBe(found.toLowerCase());
});

describe('where somebody lives', () => {
  it.each([
    ['GB', 'Bristol', '19 Gloucester Rd, Bishopston, Bristol BS7 8AA'],
    ['GB', 'Ystradgynlais', '4 Heol Eglwys, Ystradgynlais, Powys, SA9 1EY'],
    ['GB', 'Ruthin', 'Bryn Awel, Llanfwrog, Ruthin LL15 2AD'],
    ['GB', 'Bishop Auckland', '7 Cockton Hill, Bishop Auckland, Durham DL14 6AB'],
    ['ZA', 'Caledon', '11 Kerk Street, Caledon 7230 – 082 555 0153'],
    ['NZ', 'Mosgiel', '6 Wickliffe Street, Mosgiel 9024'],
    ['US', 'Breaux Bridge', '1140 Grand Point Hwy, Breaux Bridge, LA 70517 • 337-555-0148 •'],
    ['SG', 'Singapore', 'Blk 318 Sembawang Close #09-XX, Singapore 750318 / HP +65 5550 0128'],
    ['IN', 'Ahmedabad', 'B-304, Al Burooj Apartments, Juhapura, Ahmedabad – 380055'],
    ['IN', 'Kochi', 'Residing at: 45/112, Palarivattom, Kochi, Kerala 682025'],
    ['PH', 'Lipa City', 'Blk 6 Lot 21 Villa de Lipa, Brgy. Sabang, Lipa City, Batangas 4217'],
    ['DE', 'Lutherstadt Wittenberg', 'Wohnort: 06886 Lutherstadt Wittenberg'],
    ['CH', 'Langnau i. E.', '3550 Langnau i. E.'],
    ['SE', 'Gällivare', 'Lasarettsgatan 44, 982 31 Gällivare\t070-174 06 27'],
    ['FR', 'Mont-de-Marsan', '7 avenue de Morcenx, 40000 Mont-de-Marsan'],
    ['BE', 'Namur', 'Rue de Fer 18 à 5000 Namur'],
    ['GB', 'Wisbech', '17 Osborne Road, Wisbech, Cambs PE13 3JW'],
    ['DK', 'Odense', 'Vollsmose Allé 5, 5240 Odense NØ'],
    ['ZA', 'Gqeberha', 'Residential address: 2217 Zwide, Gqeberha, 6201'],
    ['IN', 'Nashik', 'Address for correspondence\t: Flat 6, Gangapur Road, Nashik – 422013'],
  ])('is the town that the postcode belongs to, not its suburb or county (%s): %s', (home, city, text) => {
    expect(town(home, text)).toBe(city);
  });
  it('is the first town with a postcode on a letter, not that of whom it is sent to', () => {
    expect(
      town(
        'DE',
        'Seestraße 58',
        '83209 Prien am Chiemsee',
        'An die Tafelrunde',
        'Sendlinger Straße 9',
        '80331 München',
      ),
    ).toBe('Prien am Chiemsee');
  });
  it.each([
    ['IT', 'San Lazzaro di Savena', 'Via Jussi 77, San Lazzaro di Savena (BO)\tCell. 335 555 0170'],
    ['SE', 'Lidköping', 'Kontakt: Esplanaden 9, Lidköping / 070 174 06 38'],
    ['PT', 'Setúbal', 'Morada: Av. Luísa Todi, 120, Setúbal'],
    ['MX', 'Apodaca', 'Col. Pueblo Nuevo, Apodaca, N.L.'],
    ['AR', 'Córdoba', 'Bº General Paz, Córdoba Capital - Cel. +54 351 555-0116'],
    ['PH', 'Iloilo City', 'Brgy. San Isidro, Jaro, Iloilo City'],
  ])('is the last of an address without a postcode, before its province (%s): %s', (home, city, text) => {
    expect(town(home, text)).toBe(city);
  });
  it('is what a field says that asks for it, before the address of a house that stands above', () => {
    expect(
      town('AU', 'Level 4, 90 Collins Street, Melbourne VIC 3000', 'Notice: two weeks', 'Lives in: Geelong'),
    ).toBe('Geelong');
    expect(town('IT', 'Indirizzo\tViale Europa 40', 'Comune\tMontesilvano')).toBe('Montesilvano');
    expect(town('NL', 'straat: Predikbroedersweg 9', 'plaats: Tiel')).toBe('Tiel');
  });
  it('is the town among values that were read apart from their labels', () => {
    expect(town('NL', 'Woonplaats', 'Rijbewijs', 'J.W. ter Horst', 'Rijssen', 'Reggestroom, Rijssen')).toBe(
      'Rijssen',
    );
    expect(town('AE', 'Current location', 'Nationality', 'Sharjah, United Arab Emirates')).toBe('Sharjah');
  });
  it.each([
    ['IT', 'L’Aquila', 'Abita a L’Aquila, via Strinella'],
    ['IT', 'Ancona', 'Risiede ad Ancona con la famiglia'],
    ['FR', 'Rennes', 'Habite à Rennes, mobile dans tout l’Ouest'],
    ['DE', 'Kassel', 'Lebt in Kassel und sucht eine neue Aufgabe'],
    ['ES', 'Murcia', 'Vive en Murcia desde siempre'],
    ['NL', 'Zwolle', 'Woont in Zwolle, rijbewijs B'],
    ['BR', 'Recife', 'Mora em Recife'],
  ])('is what a sentence says of them or they say of themselves (%s): %s', (home, city, text) => {
    expect(town(home, text)?.replace("'", '’')).toBe(city);
  });
  it.each([
    ['IT', 'Lavora a Milano per Acme'],
    ['ES', 'Vive en equipo y aprende rápido'],
    ['FR', 'Vit à cent à l’heure'],
    ['DE', 'Lebt in zwei Sprachen'],
  ])('is not what they do or how they live (%s): %s', (home, text) => {
    expect(town(home, text)).toBeNull();
  });
  it('is in a field beside one that holds a year', () => {
    expect(town('NL', 'Woonplaats: Schiedam | Geboortejaar: 1991 | BIG-geregistreerd')).toBe('Schiedam');
  });
  it('is not what a form asks beside the street', () => {
    expect(town('MX', 'Domicilio (calle y número)\tColonia', 'Ciudad', 'León, Gto.')).toBe('León');
  });
  it.each([
    ['DE', 'Kandidatenprofil 4471'],
    ['IT', 'Sono ragioniera (Istituto Caio Plinio, Como, 1992, 54/60).'],
  ])('is no word before a number or year (%s): %s', (home, text) => {
    expect(town(home, text)).toBeNull();
  });
  it('is a town before a country that another line names', () => {
    expect(
      town(
        'AR',
        'Bº General Paz, Córdoba Capital - Cel. +54 351 555-0116',
        'Nacida el 2/10/1986 - Argentina',
      ),
    ).toBe('Córdoba');
  });
  it('is where somebody is from if nothing else tells, and not where a declaration was signed', () => {
    expect(town('IN', 'Native place: Azamgarh (U.P.)')).toBe('Azamgarh');
    expect(town('IN', 'I hereby declare that all is true.', 'Place: Nashik\t(Priya A. Deshmukh)')).toBeNull();
  });
  it.each([
    ['GB', 'Warehouse Operative, Unit 4, January 2020'],
    ['ZA', 'Gender / EE status\tMale, African'],
    ['SG', 'Mobile / WhatsApp\t5550 0173'],
    ['IN', 'E-mail ID\t: priya.anil.d@deccanpost.example'],
    ['GB', '18 years, full licence, own car'],
    ['DE', '2019 Umschulung, 2021 Abschluss'],
    ['ES', 'Gestión de equipos, compras, RR.HH.'],
    ['FR', '35 heures, permis B, véhicule'],
  ])('is no word of another field or list (%s): %s', (home, text) => {
    expect(town(home, text)).toBeNull();
  });
  it.each(['Iloilo City', 'Batangas City'])('keeps the “City” of a Philippine one: %s', (name) => {
    expect(placeIn(name)?.city).toBe(name);
  });
  it.each([
    ['CA', 'Shediac', '112 ch. Pascal-Poirier, Shediac, New Brunswick'],
    ['CA', 'Antigonish', '14 Hawthorne Street, Antigonish, Nova Scotia'],
    ['MX', 'Apodaca', 'Apodaca, Nuevo León | Cel. 81 5555 0164 | ximena.rangel@regiopost.example'],
    ['BR', 'Gramado', 'Gramado, Rio Grande do Sul · (54) 95555-0118 · bia.farias@correio.example'],
    ['IN', 'Kattappana', 'Kattappana, Kerala | +91 98765 55012 | sheeja.m@keralapost.example'],
    ['AU', 'Warragul', '9 Mason St, Warragul, Victoria'],
  ])(
    'is the town before a state of the agency’s country, though a city abroad be called so (%s): %s',
    (home, city, text) => {
      expect(town(home, text)).toBe(city);
    },
  );
  it.each([
    ['IE', 'Dublin', 'Dublin 9, Ireland · 020 915 7340 · thais.lopes@liffeypost.example · Stamp 4'],
    ['CZ', 'Praha', 'Praha 4, Czech Republic | +420 601 555 019'],
    ['FR', 'Lyon', 'Lyon 3e, France | 06 39 98 55 10'],
    ['IE', 'Dublin', '14 Glasnevin Avenue, Dublin 11, Ireland'],
  ])('is the city of a numbered district (%s): %s', (home, city, text) => {
    expect(town(home, text)).toBe(city);
  });
  it.each([
    ['SE', 'Luleå', 'Bor\tLuleå'],
    ['NO', 'Tromsø', 'Bor i: Tromsø'],
    ['DE', 'Erfurt', 'Wohnt in: Erfurt'],
    ['NL', 'Zwolle', 'Woont\tZwolle'],
  ])('stands behind a label that is called as a town abroad (%s): %s', (home, city, text) => {
    expect(town(home, text)).toBe(city);
  });
  it.each([
    ['MX', '10 años en manufactura automotriz. Core Tools, IATF 16949, Green Belt.'],
    ['DE', '12 Jahre Stahlbau, DIN 18800, EN 1090'],
    ['GB', '7 years in food plants, HACCP, BRC 2024'],
    ['IN', 'Priya Nair, Kerala | +91 98765 55012'],
  ])('is no short form with a number, nor somebody’s name before a state (%s): %s', (home, text) => {
    expect(town(home, text)).toBeNull();
  });
  it('has no “City” that is not its name', () => {
    expect(placeIn('Leeds City')?.city).toBe('Leeds');
  });
});
