import { expect, it } from 'vitest';
import { explainedOf, identityOf, placeToShow, uncertainIn } from '#src/domain/anonymity/index.ts';

it.each([
  ['Head of Treasury, Kiwi Pastoral Group', 'Head of Treasury'],
  ['Kiwi Pastoral Group Head of Treasury', 'Head of Treasury'],
  ['Director of Kiwi Pastoral', 'Director'],
  ['Barista at The Grounds', 'Barista'],
  ['Engineer, Energy Capital Partners', 'Engineer'],
  ['Vice President, Fonterra Brands', 'Vice President'],
  ['Lead Engineer - Project Falcon', 'Lead Engineer'],
  ['Kiwi Pastoral', null],
  ['Senior Project Manager (Rail)', 'Senior Project Manager (Rail)'],
  ['Registered Nurse - ICU', 'Registered Nurse - ICU'],
  ['Head of Legal & Compliance, APAC', 'Head of Legal & Compliance, APAC'],
  ['VP FP&A', 'VP FP&A'],
  ['CFO/COO', 'CFO/COO'],
  ['Leiter Finanzbuchhaltung', 'Leiter Finanzbuchhaltung'],
  ['Bauleiter Hochbau', 'Bauleiter Hochbau'],
  ['Responsable des ressources humaines', 'Responsable des ressources humaines'],
  ["Infirmière diplômée d'État", "Infirmière diplômée d'État"],
  ['Leiter Einkauf, Stahlbau Wennemann', 'Leiter Einkauf'],
  ['Ingenieur Kranich Messtechnik', 'Ingenieur'],
  ['Comptable chez Lumivert', 'Comptable'],
  ['Captain, Southern Star', 'Captain'],
])('shows of the title %s what says what somebody is: %s', (title, shown) => {
  expect(explainedOf('title', title)).toBe(shown);
});

it.each([
  ['BSc (Hons) Waikato', 'BSc (Hons)'],
  ['Waikato BSc', 'BSc'],
  ['Bachelor of Kiwi Pastoral Studies', 'Bachelor'],
  ['MBA, INSEAD', 'MBA'],
  ['Rhodes Scholar', null],
  ['Master of Science in Hydrogeology', 'Master of Science in Hydrogeology'],
  ['Certificate IV in Training and Assessment', 'Certificate IV in Training and Assessment'],
  ['LLB/BCom', 'LLB/BCom'],
])('shows of the study %s the degree and its field: %s', (study, shown) => {
  expect(explainedOf('study', study)).toBe(shown);
});

it.each([
  ['skill', 'Kiwi Pastoral Ledger', false],
  ['skill', 'Anchor', false],
  ['skill', 'Stakeholder Management', true],
  ['skill', 'dog training', true],
  ['skill', 'Report writing', true],
  ['skill', 'Kestrel management', false],
  ['skill', 'C++', true],
  ['skill', 'Lohnbuchhaltung', true],
  ['skill', 'Verhandlungsgeschick', true],
  ['skill', 'Kranichbuchhaltung', false],
  ['skill', 'Baumann', false],
  ['skill', 'Prise de sang', true],
  ['skill', 'Lumivert comptabilité', false],
  ['skill', 'Gestione del magazzino', true],
  ['paper', 'Kiwi Pastoral Safe Hands Level 2', false],
  ['paper', 'Fonterra Way Green Belt', false],
  ['paper', 'PRINCE2 Practitioner', true],
  ['paper', 'Working with Children Check', true],
  ['language', 'Kiwi', false],
  ['language', 'Te reo Māori', true],
  ['language', 'German C1', true],
] as const)('of a %s says whether each word of %s is explained: %s', (kind, entry, isShown) => {
  expect(explainedOf(kind, entry)).toBe(isShown ? entry : null);
});

it('shows of a place what a gazetteer has, and towns of a hundred thousand people alone where that is asked', () => {
  expect(placeToShow({ city: 'Te Rapa dairy', country: 'New Zealand' }, false)).toBe('New Zealand');
  expect(placeToShow({ city: 'Molesworth Station', country: null }, false)).toBeNull();
  const gore = { city: 'Gore', country: 'New Zealand' };
  expect([placeToShow(gore, false), placeToShow(gore, true)]).toEqual(['Gore, New Zealand', 'New Zealand']);
});

it('takes no skill that no list knows for the explanation of a word in a text', () => {
  const of = (skill: string) => identityOf({ candidate: { name: 'Pat Quorn', terms: [skill] } });
  const text = 'Keeps the Harvest Ledger each week.';
  const words = (skill: string) => uncertainIn(text, of(skill), 'anonymous').map((one) => one.text);
  expect(words('Harvest Ledger')).toEqual(['Harvest Ledger']);
});
