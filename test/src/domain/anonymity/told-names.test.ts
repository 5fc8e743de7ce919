import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identityWith = (name: string, employer: string, school = 'University of Tasmania') =>
  identityOf({ candidate: { name, experience: [{ employer }], education: [{ school }] } });

it.each([
  ['Pat Quill', 'Grainger', 'Pat runs sourcing at Grainger (GWW), ticker GWW.', ['GWW', 'Grainger']],
  ['Pat Quill', 'HCLTech', 'Pat led testing for HCL.', ['HCL']],
  ['Pat Quill', 'Grainger', 'A UTAS graduate in 2011.', ['UTAS']],
  ['Pat Quill', 'Forestry Commission', 'FC before that, on the tops.', ['FC']],
  ['Pat Quill', 'Spark', 'Spark NZ before, in billing.', ['Spark']],
  ['Pat Quill', 'Grainger', 'Pat Quill (Sean Mallow on some of his certs), 11 years.', ['Mallow']],
  ['Анна Ковалёва', 'Яндекс', 'До этого Анна работала в Яндексе.', ['Яндексе']],
  [
    'Pat Quill',
    'Grainger',
    'Né le 4 mars 1988, joignable au zéro six, douze, trente, quarante, cinq.',
    ['1988', 'zéro'],
  ],
  ['Pat Quill', 'Grainger', 'Write to pat(dot)quill(at)example(dot)com.', ['pat(dot)']],
])('hides what tells of %s of %s: %s', (name, employer, text, hidden) => {
  const shown = scrub(text, identityWith(name, employer)).text;
  for (const piece of hidden) expect(shown).not.toContain(piece);
});

it('hides at first_name another surname that the text tells, and a date of birth in words', () => {
  const text = 'Pat Quill, known as Pat Mallow, born on the twelfth of May 1989.';
  const shown = firstNameOnly(text, identityWith('Pat Quill', 'Grainger')).text;
  for (const piece of ['Mallow', '1989', 'Quill']) expect(shown).not.toContain(piece);
});

it('leaves a word of another language that the surname is too, and brackets that are no code of a company', () => {
  const dutch = scrub('Zij heeft hart voor de zaak.', identityWith("Fleur 't Hart", 'Philips')).text;
  expect(dutch).toContain('heeft hart voor de zaak');
  const german = scrub('Auch der Koch in der Kantine ist froh.', identityWith('Eva Koch', 'Bosch')).text;
  expect(german).toContain('der Koch in der Kantine');
  const work = scrub('Pat ran Grainger (HR) for a year.', identityWith('Pat Quill', 'Grainger')).text;
  expect(work).toContain('(HR)');
});
