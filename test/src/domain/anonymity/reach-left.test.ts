import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });
const marked = (text: string): string[] =>
  uncertainIn(text, identity, 'first_name').map(({ text: words }) => words);

it.each([
  ['The flat is nice, 14 Cúirt na Mara, Salthill.', '14 Cúirt na Mara'],
  ['Lives near the works, Heol y Felin 8, Neath.', 'Heol y Felin 8'],
  ['Stays with a cousin, 3 Clos van der Meer, Ghent.', '3 Clos van der Meer'],
  ['The form has 1970-08-15 for her, please check.', '1970-08-15'],
  ['She was born on the second Sunday of May 1988, she says.', 'May 1988'],
  ['Room 12, Nurses Home, Gower Lane, until June.', 'Gower Lane'],
  ['Ausweis liegt bei, 1981/4/2 steht drauf.', '1981/4/2'],
])(
  'a street with small words in its name, and a day with its year first, hold a text that leaves with a given name: %s',
  (text, told) => {
    expect(marked(text)).toContain(told);
  },
);

it.each([
  'D.O.B. was keyed as 1970-08-15, that is right.',
  'Date of birth entered as 15/08/1970.',
  'Her birthday was noted down as 3 May 1988.',
])('a day of birth goes however it came into the file: %s', (text) => {
  expect(firstNameOnly(text, identity).text).not.toMatch(/19[78]\d/);
});

it.each([
  'The team born in Leeds went live in May 2019.',
  'Has a linkedin page, nothing on github.',
  'Ran the shops in Deansgate, Market Street, and Piccadilly.',
  'Released version 2019-04-02 on time.',
  'The contract of 2021-03-01 was renewed.',
  'Sent 14 Sales and Marketing packs out, all on time.',
  'Managed 3 Clerks of the Works, two apprentices.',
])('days at work and what is counted hold nothing: %s', (text) => {
  expect(marked(text)).toEqual([]);
});
