import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const LOTTE = identityOf({
  candidate: {
    name: 'Lotte Vandermeersch',
    first_name: 'Lotte',
    last_name: 'Vandermeersch',
    experience: [
      { title: 'Cost Accountant', employer: 'Lincoln Electric' },
      { title: 'Project Manager', employer: 'Naval Group' },
      { title: 'Payroll Manager', employer: 'LG Energy Solution' },
    ],
    education: [
      { school: 'Universiteit Gent', degree: 'Master' },
      { school: 'Cardiff Metropolitan University', degree: 'BSc' },
      { school: 'ENSTA Bretagne', degree: 'Master' },
    ],
  },
});

it.each([
  ['a given name in the small letters of notes', 'spoke to lotte on monday, happy to go forward.', 'lotte'],
  [
    'a house that is called by its town',
    'She learned cost accounting at Lincoln, where piecework helps.',
    'Lincoln',
  ],
  ['a university by its letter and its town', 'She is an UGent engineer.', 'UGent'],
  ['a Metropolitan university cut short', 'Finished the Cardiff Met degree part time.', 'Cardiff Met'],
  ['letters by what the house did', 'Sie wurde von LG abgeworben und leitet nun die Abrechnung.', 'LG'],
])('hides %s', (_, text, words) => {
  expect(scrub(text, LOTTE).text).not.toContain(words);
});

it('takes the Spanish article of a title out with the name', () => {
  expect(scrub('El señor Vandermeersch puede empezar en un mes.', LOTTE).text).toBe(
    'La persona puede empezar en un mes.',
  );
});

it('leaves a region and a quality that a house is called by where the words are meant', () => {
  const region = 'Cette personne souhaite rester en Bretagne et accepte des déplacements.';
  expect(scrub(region, LOTTE).text).toBe(region);
  const quality = 'Naval project manager with twelve years of work.';
  expect(scrub(quality, LOTTE).text).toBe(quality);
  expect(uncertainIn(quality, LOTTE, 'anonymous').map(({ text }) => text)).toEqual(['Naval']);
});
