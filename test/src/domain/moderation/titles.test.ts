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
