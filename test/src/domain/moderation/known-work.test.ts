import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB'): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  'Mason',
  'RN',
  'Psychiatric RN',
  'Ward Sister',
  'Matron',
  'Nanny',
  'Special Needs Aide',
  'Elderly Care Nurse',
  'Musculoskeletal Physio',
  'Maternal and Child Health Nurse',
  'Snowflake Developer',
  'Able Bodied Seaman',
  'Workers Compensation Claims Officer wanted',
  'You are a therapist with three years behind you.',
])('takes nothing within the name of a role for what somebody is: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'We are looking for a sales director to join our team.',
  'We are looking for a trucker to join our team in Ballarat.',
])('takes a sentence that says which job is open for nothing more: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each(['Call Christian on Monday', 'Ask for Mason Harris.', 'Contact: Roma Patel'])(
  'takes a name for a name where somebody is called: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it.each(['22 bis 26 €', 'Gehalt: 45 bis 52 TEUR', "Entre 13 et 15 € de l'heure", '16-19 euro'])(
  'takes pay for no age: %s',
  (text) => {
    expect(found(text, 'DE')).toEqual([]);
  },
);

it.each([
  'Barmaid',
  'Male nurse wanted',
  'Young registered nurse wanted',
  'Christian teacher wanted',
  'White carpenter wanted',
  'Native English teacher',
  'No Snowflakes',
  'Bachelor wanted',
  'Single nanny, no children',
  'Elderly nurse need not apply',
  'A therapist who is settled and married',
  'Alter 22 bis 26',
  'Health: no conditions.',
  'We are looking for a young sales director to join our team.',
  'Christian for our front desk.',
])('still finds what picks people beside the name of a role: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});
