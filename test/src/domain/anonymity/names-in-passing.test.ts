import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identity = (name: string, employer = 'Hochtief') =>
  identityOf({ candidate: { name, experience: [{ title: 'Welder', employer }], education: [] } });
const marked = (text: string, name: string): string[] =>
  marksIn([{ text, identity: identity(name, 'Nutrien') }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  ['chat w gusto today', 'Gus Papadakis', 'gusto'],
  ['spoke to gusto', 'Gus Papadakis', 'gusto'],
  ['caught up w rosebud today', 'Rose Lambert', 'rosebud'],
  ['Nur die Urlaubssperre im August mag der Koch nicht.', 'Mustafa Demirel-Koch', 'Koch'],
  ['Apple po is a TL in a call centre.', 'Apple Santos', 'Apple'],
  ['Ops mgr Jun-Jun Velasquez is sold.', 'Apple Santos', 'Jun-Jun'],
])(
  'marks what begins as the name does, or is a part of it, where somebody is spoken of: %s',
  (text, name, word) => {
    expect(marked(text, name).join(' | ')).toContain(word);
  },
);

it.each([
  ['he does it with gusto', 'Gus Papadakis'],
  ['meeting with marketing today', 'Mark Lambert'],
  ['Der Koch war krank.', 'Ute Bank-Lang'],
  ['A Win-Win for both of them.', 'Rose Lambert'],
])('leaves a word that tells nobody without a mark: %s', (text, name) => {
  expect(marked(text, name)).toEqual([]);
});

it.each([
  ['14 yrs underground with Nutrien (PCS when he started).', 'PCS'],
  ['With Nutrien (PCS back then).', 'PCS'],
  ['At Nutrien (then PCS) as a welder.', 'PCS'],
])('marks what a house was called before, in brackets behind it: %s', (text, house) => {
  expect(marked(text, 'Art Kowalchuk')).toContain(house);
});

it.each(['Ran a press at Nutrien (ERP when he started was JDE).', 'At Nutrien (Team Leader when she left).'])(
  'leaves what was there in that time without a mark: %s',
  (text) => {
    expect(marked(text, 'Art Kowalchuk')).toEqual([]);
  },
);

it.each([
  ['Piden referencias.', 'Pilar Echeverría', 'Piden referencias.'],
  ['The chief geologist poked at AVO for twenty minutes.', 'Miriam Holt', 'poked at AVO for twenty minutes'],
  ['She looked at QC for an hour.', 'Miriam Holt', 'looked at QC for an hour'],
])('leaves a word of the language, and what is looked into, in the text: %s', (text, name, kept) => {
  expect(scrub(text, identity(name)).text).toContain(kept);
});

it('hides an address with its floor: Wagenmakersdreef 12-III', () => {
  expect(
    scrub('Wagenmakersdreef 12-III. Jet eet geen noten.', identity('Jet van der Heuvel')).text,
  ).not.toContain('Wagenmakersdreef');
});
