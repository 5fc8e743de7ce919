import { expect, it } from 'vitest';
import {
  identityOf,
  plainFieldOf,
  type ShortField,
  scrubKnown,
  uncertainIn,
} from '#src/domain/anonymity/index.ts';

const nils = {
  name: 'Nils Hartigan',
  current_company: 'Grain',
  experience: [{ title: 'Joiner', employer: 'Wärtsilä' }],
};
const identity = identityOf({ candidate: nils });
const plain = (kind: ShortField, text: string) =>
  plainFieldOf(kind, text, scrubKnown(text, identity).replaced);

it.each<[ShortField, string]>([
  ['title', 'Senior Fisheries Inspector'],
  ['title', 'Zookeeper'],
  ['title', 'Theatre Wardrobe Supervisor'],
  ['title', 'Director of Hostels'],
  ['title', 'Charge Nurse, Renal'],
  ['title', 'Orthopädieschuhmachermeister'],
  ['title', 'Leiterin Schaden'],
  ['title', 'Chef de quai'],
  ['title', 'Jefe de recepción'],
  ['title', 'Oceanógrafa sénior'],
  ['title', 'Riding School Instructor'],
  ['skill', 'Lime mortar'],
  ['skill', 'Eurocodes'],
  ['skill', 'Schmieden'],
  ['skill', 'ISO 27001'],
])('a %s of plain words stays whole and is nothing to look at: %s', (kind, text) => {
  expect(plain(kind, text)).toEqual({ shown: text, unknown: [] });
});

it.each<[ShortField, string, string]>([
  ['title', 'Captain AW139', 'AW139'],
  ['title', 'Uitvoerder GWW', 'GWW'],
  ['title', 'Senior Rosenthal Ecologist', 'Rosenthal'],
  ['skill', 'Delft3D', 'Delft3D'],
  ['skill', 'ASME IX', 'ASME'],
  ['skill', 'PAUT', 'PAUT'],
  ['skill', 'CPCS A04', 'A04'],
  ['study', 'DUT GLT', 'GLT'],
])('a %s with a word that no list has stays, and the word is told: %s', (kind, text, word) => {
  expect(plain(kind, text)).toEqual({ shown: text, unknown: [word] });
});

it.each<[ShortField, string, string | null]>([
  ['title', 'Grain Head of Sales', 'Head of Sales'],
  ['title', 'Chief Engineer, Wärtsilä 32', 'Chief Engineer'],
  ['title', 'Barista at The Grounds', 'Barista'],
  ['title', 'Comptable chez Lumivert', 'Comptable'],
  ['title', 'Head of Treasury, Kiwi Pastoral Group', 'Head of Treasury'],
  ['title', 'Engineer, Energy Capital Partners', 'Engineer'],
  ['title', 'Lead Engineer - Project Falcon', 'Lead Engineer'],
  ['title', 'PA to Richard Branson', 'PA'],
  ['title', 'Manager, Rosthorn Ltd', 'Manager'],
  ['study', 'BSc (Hons) Waikato', 'BSc (Hons)'],
  ['study', 'MA, Royal College of Art', 'MA'],
  ['skill', 'Hartigan GmbH', null],
  ['skill', 'Grain handling', null],
  ['skill', 'kiwipastoral.co.nz', null],
  ['skill', 'Kiwi Pastoral Ltd systems', null],
  ['skill', 'SIA licence 1012345678', null],
  ['skill', 'Rosenthal', null],
])('what the record or the form of a %s tells to be a name goes: %s', (kind, text, shown) => {
  expect(plain(kind, text).shown).toBe(shown);
});

it.each(['Senior Manager Grain', 'Head of Grain', 'Senior Hartigan'])(
  'a title of which a rank alone would be left is left out whole: %s',
  (title) => {
    expect(plain('title', title).shown).toBeNull();
  },
);

it('holds nothing for a skill or a title of the record where it stands in a list or as what somebody is, and elsewhere does', () => {
  const one = identityOf({ candidate: { ...nils, current_title: 'Captain AW139', terms: ['Delft3D'] } });
  const words = (text: string) => uncertainIn(text, one, 'anonymous').map(({ text: word }) => word);
  expect(words('This candidate is a Captain AW139 in London.\n\n- **Skills:** Delft3D; Welding')).toEqual([]);
  expect(words('Came to them from Delft3D in May.')).toContain('Delft3D');
});
