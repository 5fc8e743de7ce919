import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identityAt = (employer: string, name = 'Wiremu Mackenzie') =>
  identityOf({ candidate: { name, experience: [{ title: 'Fitter', employer }], education: [] } });
const marked = (text: string, employer = 'Foxglove Kilns'): string =>
  marksIn([{ text, identity: identityAt(employer) }], 'anonymous')
    .flat()
    .map((one) => one.text)
    .join(' | ');

it.each([
  ['She took a job at the parcel company when she came over.', 'the parcel company'],
  ['Er ist dann zur Gruppe mit dem Falken gegangen.', 'Gruppe mit dem Falken'],
  ['Head of department at the independent up the hill.', 'the independent up the hill'],
  ['Looks after retrievals for the region out of Waikato.', 'Waikato'],
])('a house told without its name is marked: %s', (text, words) => {
  expect(marked(text, 'Waikato Hospital')).toContain(words);
});

it('says nothing of colours that are no sign of a house', () => {
  expect(marked('Ran the red team and wrote the green paper on energy for the company.')).toBe('');
});

it('hides a listed house that a town is called as too, but where the town is meant', () => {
  const identity = identityAt('Komatsu Australia');
  expect(scrub("Asked that we don't ring Komatsu before the offer.", identity).text).not.toContain('Komatsu');
  expect(scrub('Born in Komatsu and would move to Perth.', identity).text).toContain('Komatsu');
});

it.each([
  ['City Facilities Management', 'Covers sites in the south for City FM.', 'City FM'],
  ['C&K Kindergarten', 'Left C and K when they cut the program.', 'C and K'],
  ['STMicroelectronics', "Has six years behind him at ST's fab in the south.", "ST's"],
  ['Fifth Third Bank', 'Started at 53, moved on with her boss.', '53'],
  ['Siemens Gamesa', 'Then went straight to SGRE as a lead.', 'SGRE'],
])('hides %s by letters of its name', (employer, text, form) => {
  expect(scrub(text, identityAt(employer)).text).not.toContain(form);
});

it('hides what people call somebody where the text says who does', () => {
  expect(
    scrub('Wiremu, Wi to the crews, looks after eleven of them.', identityAt('Foxglove Kilns')).text,
  ).toBe('The candidate to the crews, looks after eleven of them.');
  expect(
    firstNameOnly('Wiremu is Macca to everyone on site.', identityAt('Foxglove Kilns')).text,
  ).not.toContain('Macca');
});

it('takes out a date of birth with words before it and a street of any country at first_name', () => {
  const identity = identityAt('Foxglove Kilns', 'Juan Lodeiro');
  expect(firstNameOnly('DOB on file 3/22/1986. Four days please.', identity).text).not.toContain('1986');
  expect(firstNameOnly('Vive en Rúa do Progreso 14, Redondela.', identity).text).not.toContain('Progreso');
});
