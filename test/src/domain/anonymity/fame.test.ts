import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe' } });
const feats = (text: string): string =>
  uncertainIn(text, identity, 'anonymous')
    .filter(({ reason }) => reason === 'feat')
    .map((one) => one.text)
    .join(' | ');

describe('A feat told in words of the language alone is marked, and holds the text', () => {
  it.each([
    ['Aroha skippered the Samoan sevens for two tours.', 'skippered the Samoan sevens'],
    ['She won the ward’s nurse of the year in 2021.', 'nurse of the year in 2021'],
    ['Er wurde 2019 zum Azubi des Jahres gekürt.', 'Azubi des Jahres'],
    ['La nombraron enfermera del año en 2020.', 'enfermera del año'],
    ['Blev kåret til Årets Lærling i 2018.', 'Årets Lærling'],
    ['He is the one who found the crack in the north tower.', 'the one who found the crack'],
    ['Fue quien registró la variedad más sembrada.', 'quien registró la variedad'],
    ['Geldt als de man van de klem die het haalde.', 'de man van de klem'],
    ['Tom drew the map that every walker in the Lakes carries.', 'drew the map'],
    ['He cut the key that the Lord Mayor of Cork wears.', 'cut the key'],
    ['She is behind the otter ad of last winter.', 'behind the otter ad'],
    ['Runs the rides of the oldest zoo in Europe.', 'oldest zoo in Europe'],
    ['Plans the biggest greenfield festival there is.', 'biggest greenfield festival'],
    ['Leitet den größten Milchhof Bayerns.', 'größten Milchhof Bayerns'],
    ['Lena leder Norges største akvarium.', 'Norges største akvarium'],
  ])('%s', (text, piece) => {
    expect(feats(text)).toContain(piece);
  });
});

describe('Where a text says that many know or saw it, all of its sentence is marked', () => {
  it.each([
    ['Sang the solo at the last tapping, the clip had two million views. Free in May.', 'the solo at'],
    ['Régate le week-end, et on l’a vue partout après sa transat en double. Libre.', 'transat en double'],
    ['Ran the night bus, and half of Bristol knows her face.', 'Ran the night bus'],
    ['Heeft de pers gehaald met zijn nieuwe klem.', 'nieuwe klem'],
  ])('%s', (text, piece) => {
    expect(feats(text)).toContain(piece);
  });
});

it.each([
  'She is the one who reports to the board.',
  'Free from the end of the year, and busy most of the year.',
  'Verfügbar ab Ende des Jahres.',
  'Managed the biggest account in the region with 40 staff.',
  'Worked on the largest project in the department.',
  'She made the decisions that most people avoid.',
])('and what many can say is none: %s', (text) => {
  expect(feats(text)).toBe('');
});

describe('What somebody calls themselves goes, also where it is a word', () => {
  const own = identityOf({ candidate: { name: 'Bogusław Trawiński' } });
  it.each([
    ['Bogus, as he signs his mails, was raised on site.', 'Bogus'],
    ['Shiro, as she goes by, owns the limits.', 'Shiro'],
    ['Everyone likes Tempest, as she styles herself.', 'Tempest'],
    ['Lilo, wie sie sich nennt, leitet das Lager.', 'Lilo'],
  ])('%s', (text, name) => {
    expect(scrub(text, own).text).not.toContain(name);
    expect(marksIn([{ text, identity: own }], 'anonymous').flat()).not.toEqual([]);
  });
});
