import { describe, expect, it } from 'vitest';
import { daysOfHousesIn } from '#src/domain/anonymity/houses-in-time.ts';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = identityOf({ candidate: splitName('Ebba Lindholm') });

describe('The code of the post behind a street goes with it, at both levels', () => {
  it.each([
    ['Adressen är Skultunavägen 26B, 722 17 Västerås. Ring Ebba.', '722 17'],
    ['wohnhaft Weseler Str. 74, 47169 Duisburg, erreichbar abends', '47169'],
    ['Musterweg 3\n47169 Duisburg', '47169'],
    ['Rue des Lilas 12, 1030 Schaerbeek', '1030'],
    ['12 rue des Lilas, 69003 Lyon, libre en mai', '69003'],
    ['Storgata 4, 0155 Oslo', '0155'],
    ['Calle Mayor 4, 28013 Madrid', '28013'],
    ['Via Roma 12, 20121 Milano', '20121'],
    ['ul. Długa 4/6, 00-238 Warszawa', '00-238'],
    ['Kirkegade 3, 8000 Aarhus C', '8000'],
    ['Musterweg 3, D-47169 Duisburg', '47169'],
    ['Lives at 12 Kaipara Road, Lower Hutt 5010.', '5010'],
    ['Courier the boots to 12 Kaipara Road, Mangere 2024. Size 13.', '2024'],
    ['Vive en la calle Mayor 9, 2.º izq., 15004. Carné B.', '15004'],
    ['Home is 4 Protea Street, Parow, Cape Town 7500', '7500'],
  ])('%s', (text, code) => {
    expect(firstNameOnly(text, person).text).not.toContain(code);
    expect(scrub(text, person).text).not.toContain(code);
  });

  it.each([
    'Was at 12 Kaipara Road, Hutt 2019.',
    'She sorted 47169 Duisburg parcels in a night.',
    'Moved from 12 Kaipara Road, 1200 parcels a day went there.',
  ])('and no year, and no number that is counted: %s', (text) => {
    expect(firstNameOnly(text, person).text).not.toContain('postcode removed');
    expect(firstNameOnly(text, person).text).toMatch(/2019|47169|1200/);
  });
});

describe('A time that is called by a house is marked', () => {
  it.each([
    ['Ref check, former charge tech, from the Providence Health days.', 'Providence Health'],
    ['We know each other from her Brackley years.', 'Brackley'],
    ['Still talks of the old Marlow Print days.', 'Marlow Print'],
    ['Learned it in his Telstra days, kept it since.', 'Telstra'],
  ])('%s', (text, house) => {
    const told = [
      ...marksIn([{ text, identity: person }], 'anonymous')
        .flat()
        .map((one) => one.text),
      ...scrub(text, person).replaced.map((one) => one.text),
    ].join(' | ');
    expect(told).toContain(house);
  });

  it.each([
    'She kept the ward going in the Covid days.',
    'He kept the shop going in the Lockdown days.',
    'Wrote it back in the Java days and still reads it.',
    'He ran the shop during the Christmas days.',
    'Did it in her PhD years.',
  ])('and no time of the world or of life: %s', (text) => {
    expect(daysOfHousesIn(text)).toEqual([]);
  });
});
