import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string) => identityOf({ candidate: { name, experience: [], education: [] } });
const marksOf = (text: string, name: string) =>
  marksIn([{ text, identity: of(name) }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  ['Thandeka Mokoena', 'More than ten years in payroll, faster than most. Than whom?'],
  ['Andrea Rossi', 'Payroll and tax. And then some. And has a team.'],
  ['Theodora Papas', 'Leads the team and knows the trade. The rest is fine.'],
  ['Forrest Hill', 'Works for a bank. For ten years payroll was done by hand.'],
  ['Rosemary Hill', 'Sales rose by a tenth. Rose through the ranks.'],
  ['Maya Singh', 'May start soon and may relocate. Is free from May.'],
  ['Butler Yeats', 'Strong but calm. But slow.'],
  ['Notburga Huber', 'Not sure. Does not drive.'],
  ['Overton Pike', 'Over the years payroll grew over ten times.'],
  ['Lars Overgaard', 'Over the years payroll grew over ten times.'],
  ['Ed Butterworth', 'But slow. Strong but calm.'],
  ['Bo Withers', 'With care. Works with care.'],
  ['Willem Berg', 'Will relocate, and they will lead.'],
])('the commonest words of the language are no names of %s: %s', (name, text) => {
  expect(scrub(text, of(name)).text).toBe(text);
  expect(marksOf(text, name)).toEqual([]);
});

it.each([
  ['Thandeka Mokoena', 'We met Than last week.', 'We met the candidate last week.'],
  ['Thandeka Mokoena', 'Than has led teams.', 'The candidate has led teams.'],
  ['Than Nguyen', 'Than leads more than ten.', 'The candidate leads more than ten.'],
])('with a capital amid a sentence, or before what somebody does, they are: %s, %s', (name, text, shown) => {
  expect(scrub(text, of(name)).text).toBe(shown);
});

it('in a heading such a word is no name', () => {
  const text = 'MORE THAN TEN YEARS. More Than Ten Years in payroll.';
  expect(scrub(text, of('Thandeka Mokoena')).text).toBe(text);
  expect(marksOf(text, 'Thandeka Mokoena').join(' ')).not.toMatch(/than/iu);
});

it('who is recorded under such a word goes where notes without capitals speak of them', () => {
  const text = 'met than today, more than happy';
  expect(scrub(text, of('Than Nguyen')).text).toBe('met the candidate today, more than happy');
});
