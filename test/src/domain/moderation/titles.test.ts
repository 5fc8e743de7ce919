import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, subject: 'person' | 'role'): string[] =>
  review([['text', text]], { subject, place: 'GB', people: [] })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  'Ms Ferrant would look at anything near Leicester.',
  'Their matron has said that she would have them back.',
  'Four years of nights, mostly in acute medicine.',
])('takes no title, role or field of medicine for what the law keeps out: %s', (text) => {
  expect(found(text, 'person')).toEqual([]);
});

it('still finds the illness and the kind of person that are called so', () => {
  expect(found('She has MS.', 'person')).not.toEqual([]);
  expect(found('We want a matron type for the front desk.', 'role')).not.toEqual([]);
});

it.each([
  'Banker mason',
  'Mason',
  'Fixer mason, Lincoln',
  'Monumental mason and letter cutter',
  'Masons and carvers',
])('takes who works in stone for no believer: %s', (text) => {
  expect(found(text, 'role')).toEqual([]);
});

it('still finds the believers that are called so', () => {
  expect(found('Must be a mason, as we all are at the lodge.', 'role')).not.toEqual([]);
});

it('takes where somebody was put in Dutch for no figure, and still finds the figure', () => {
  expect(found('De collega is op non-actief gezet.', 'role')).toEqual([]);
  expect(found('Liever geen gezet persoon in de winkel.', 'role')).not.toEqual([]);
});
