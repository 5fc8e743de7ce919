import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  [
    'Fabien Roche',
    'Fabien est joignable au 06 12 34 56 78.',
    'La personne est joignable au [phone removed].',
  ],
  [
    'Heike Sommer',
    'Heike führt bei der Mobiliar dreissig Leute.',
    'Die Person führt bei einem Unternehmen dreissig Leute.',
  ],
])('one short sentence has its own language in the place of %s: %s', (name, text, expected) => {
  expect(scrub(text, of(name, 'Die Mobiliar')).text).toBe(expected);
});

it.each([
  [
    'Serena Conti',
    'La Serena guida il reparto e il team della Serena cresce.',
    'Candidate A guida il reparto e il team di Candidate A cresce.',
  ],
  ['Paolo Conti', 'Il Paolo è stato premiato.', 'Candidate A è stato premiato.'],
  ['Bia Santos', 'A Bia conhece a equipa da Bia.', 'Candidate A conhece a equipa de Candidate A.'],
  ['Joost Ter Horst', 'De heer Ter Horst werkt hard.', 'Candidate A werkt hard.'],
  ['Suharyono Adi', 'Pak Suharyono leads the team.', 'Candidate A leads the team.'],
  ['Heike Sommer', 'Die Heike führt dreissig Leute.', 'Candidate A führt dreissig Leute.'],
])('no article or title is left before what %s is called in a send: %s', (name, text, expected) => {
  expect(scrub(text, of(name, 'Wincanton', 'Candidate A')).text).toBe(expected);
});

it('somebody who is called as a house has no second article', () => {
  expect(scrub('Old Mr Tolliver taught her.', of('Ann Hale', 'Tolliver & Sons')).text).toBe(
    'Old [name removed] taught them.',
  );
});

it.each([
  [
    'Ingrid Sæther',
    'Sæthers van is always tidy.',
    'The candidate’s van is always tidy.',
    'Ingrid’s van is always tidy.',
  ],
  [
    'William Hartigan',
    'Hartigans drawings need no second look.',
    'The candidate’s drawings need no second look.',
    'William’s drawings need no second look.',
  ],
  [
    'Heike Brandl',
    'Brandls Kündigungsfrist beträgt drei Monate.',
    'Kündigungsfrist der Person beträgt drei Monate.',
    'Heikes Kündigungsfrist beträgt drei Monate.',
  ],
  [
    'Elin Lindgren',
    'Lindgrens styrka är att hon säger nej.',
    'Kandidatens styrka är att hon säger nej.',
    'Elins styrka är att hon säger nej.',
  ],
])(
  'a genitive of %s without a sign becomes the genitive of what stands there: %s',
  (name, text, anonymous, first) => {
    expect(scrub(text, of(name)).text).toBe(anonymous);
    expect(firstNameOnly(text, of(name)).text).toBe(first);
  },
);

it('the genitive of the shown first name is no other surname', () => {
  for (const text of ['Heikes Kündigungsfrist beträgt drei Monate.', 'Heikes Team ist ruhig.'])
    expect(marksIn([{ text, identity: of('Heike Brandl') }], 'first_name').flat()).toEqual([]);
});

it('a word of a house stays within the degree that holds it, where the first name is shown', () => {
  const identity = identityOf({
    candidate: {
      ...splitName('Art Glass'),
      experience: [{ title: 'Conservator', employer: 'Opus Stained Glass' }],
      education: [{ school: 'University of York', degree: 'MA', field: 'Stained Glass Conservation' }],
    },
  });
  expect(firstNameOnly('Stained Glass Conservation', identity).text).toBe('Stained Glass Conservation');
  expect(firstNameOnly('Art worked at Opus Stained Glass.', identity).text).toBe('Art worked at a company.');
});
