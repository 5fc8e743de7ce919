import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Fernanda Brennholt',
    experience: [
      { title: 'x', employer: 'Scania' },
      { title: 'y', employer: 'Ambev' },
    ],
    education: [{ school: 'Chalmers' }],
  },
});
const shown = (text: string): string => scrub(text, identity).text;

it.each([
  ['Fernanda trivs på Scania men vill byta.', 'Kandidaten trivs på ett företag men vill byta.'],
  ['Duktig och lugn. Chalmers.', 'Duktig och lugn. Ett universitet.'],
  ['Jobber hos Scania, vil gerne have dagvagt.', 'Jobber hos et firma, vil gerne have dagvagt.'],
  [
    'Fernanda está na Ambev há cinco anos, fiscal, SPED e apuração de ICMS.',
    'A pessoa está em uma empresa há cinco anos, fiscal, SPED e apuração de ICMS.',
  ],
  ['Chef de partie, ex Scania.', 'Chef de partie, formerly at a company.'],
])('what stands for a name in a short text is in its language: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  ["He's with Scania at the moment.", "They're with a company at the moment."],
  ["Today she's with Ambev for a week.", "Today they're with a company for a week."],
  [
    "I'm with Fernanda on that. We've worked for Scania.",
    "I'm with the candidate on that. We've worked for a company.",
  ],
])('somebody who is with a house is no place beside it: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
