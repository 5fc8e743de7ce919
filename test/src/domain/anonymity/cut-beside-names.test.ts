import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

interface Record {
  employer?: string;
  school?: string;
}
const person = (name: string, { employer, school }: Record = {}) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employer === undefined ? [] : [{ title: 'x', employer }],
      education: school === undefined ? [] : [{ school }],
    },
  });

it.each([
  ['Mark Penhaligon', '"Sir Pen had them silent by ten past."', 'Pen'],
  ['Ada Okonjo', 'The children ask for Miss Oko every morning.', 'Oko'],
])(
  'hides the beginning of the surname of %s behind a title, also beside the first name: %s',
  (name, text, cut) => {
    expect(scrub(text, person(name)).text).not.toContain(cut);
    expect(firstNameOnly(text, person(name)).text).not.toContain(cut);
  },
);

it.each([
  ['Valentina Paz Soto', 'Hablé con Vale Paz, muy clara.', /Vale|Paz/],
  ['Maximilian Winter', 'Winter Maxi ruft zurück.', /Winter|Maxi/],
  ['Tomasz Kaczmarczyk', 'They liked Kaczmarchyk (sp), passed the test.', /Kacz/],
])('hides the name of %s cut short beside the surname or spelt by ear: %s', (name, text, said) => {
  expect(scrub(text, person(name)).text).not.toMatch(said);
});

it.each([
  [{ school: 'Karel de Grote Hogeschool' }, 'Bachelor van de KdG, wil vier vijfden.', 'KdG'],
  [{ school: 'Ohio University' }, 'Teller first. OU criminology. Knows SQL.', 'OU'],
  [{ employer: 'Boston Scientific' }, 'Two yrs grad in Boston Sci, then abroad.', 'Boston Sci'],
  [{ employer: 'Standard Chartered' }, 'Four years, Standard Chart ops.', 'Standard Chart'],
])('hides what is recorded as %o by its letters or its last word cut short: %s', (record, text, said) => {
  expect(scrub(text, person('Ida Holm', record)).text).not.toContain(said);
});

it.each([
  'Highways engineer. ICE reviews booked for autumn. IOSH modules done.',
  'Electrician. S7 PLC fault finding, drives.',
  'Doctor Pen was the name of the app. Miss a bus, sir, and wait.',
])('leaves letters that something is done with, and words: %s', (text) => {
  expect(scrub(text, person('Ida Holm')).text).toBe(text);
});
