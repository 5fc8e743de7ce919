import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const who = identityOf({
  candidate: {
    name: 'Jana Novotny',
    experience: ['Volvo Cars', 'Ford', 'Patience Care', 'Rent-a-Wreck'].map((employer) => ({
      title: '',
      employer,
    })),
    education: [{ school: 'University of Staffordshire' }],
  },
});

it.each([
  'Drives an old Ford to work.',
  'Has a Volvo estate at home.',
  'Good with patience and paint.',
  'Slightly short on the Sauternes.',
  'First a kettle, then a PLC cabinet.',
  'SPC metrics in 2 plants.',
])('a thing that a house is called like is none: %s', (text) => {
  expect(scrub(text, who).text).toBe(text);
});

it('a verb that begins a sentence before a house is nobody', () => {
  expect(scrub('Temped for Ford one summer.', who).text).toMatch(/^Temped for an? \p{Ll}/u);
  expect(scrub('Reffed for Ford one summer.', who).text).toMatch(/^Reffed for/u);
});

it('the house goes where it is one', () => {
  for (const text of [
    'Fits doors at Volvo.',
    'Three years with Ford.',
    'Started at RAW cleaning.',
    'Staffs BEng.',
  ])
    expect(scrub(text, who).text).not.toMatch(/Volvo|Ford|RAW|Staffs/u);
});
