import { expect, it } from 'vitest';
import { textToShow } from '#src/domain/review/evidence.ts';

it.each([
  ['I look after 85 lifts in the city centre.', 'Looks after 85 lifts in the city centre.'],
  ['I cut call-backs by a third in two years.', 'Cut call-backs by a third in two years.'],
  ['I look after 85 lifts and train two apprentices.', 'Looks after 85 lifts and trains two apprentices.'],
  ['I am responsible for the night shift.', 'Responsible for the night shift.'],
  ['I have trained 20 people.', 'Has trained 20 people.'],
  ['I also teach my team welding.', 'Also teaches their team welding.'],
  ['I supervise nurses and support staff.', 'Supervises nurses and support staff.'],
  ['- I look after 85 lifts\n- I train two.', '- Looks after 85 lifts\n- Trains two.'],
])('tells of somebody what they wrote of themselves: %s', (text, told) => {
  expect(textToShow(text)).toBe(told);
});

it.each([
  'I costi sono stati ridotti del 10%.',
  'Ich leite zwölf Leute.',
  'Ran phase I trials of drugs.',
  'I teach children how I was taught.',
])('leaves as it stands what it cannot tell so: %s', (text) => {
  expect(textToShow(text)).toBe(text);
});
