import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (employer: string, text: string): string =>
  scrub(text, identityOf({ candidate: { name: 'Pat Quill', experience: [{ employer }] } })).text;

it.each([
  ['Mayor & Sons', 'Presented to the Mayor of Sydney in May.'],
  ['Mayor & Sons', 'Briefed Mayor Clover Moore on drainage.'],
  ['Bishop Group', 'Advised the Bishop of Durham.'],
  ['Dean Foods', 'Reports to the Dean of Medicine.'],
  ['King & Co', 'Certified by the Deputy King of Arms.'],
  ['Marshal Logistics', 'Worked with the Lord Mayor of London, then in utilities, Sydney.'],
])('an office stays where somebody worked for %s: %s', (employer, text) => {
  expect(shown(employer, text)).toBe(text);
});

it.each([
  ['Mayor & Sons', 'Left Mayor in May after six years.', 'Mayor'],
  ['Bishop Group', 'Six years at Bishop, then freelance.', 'Bishop'],
  ['Dean Foods', 'Ran the Dean account and joined Dean in 2019.', 'joined Dean'],
])('the house of that name goes: %s, %s', (employer, text, piece) => {
  expect(shown(employer, text)).not.toContain(piece);
});
