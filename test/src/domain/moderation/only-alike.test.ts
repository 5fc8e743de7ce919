import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import type { Subject } from '#src/domain/moderation/types.ts';

const found = (text: string, subject: Subject = 'role', place = 'AU') =>
  review([['text', text]], { subject, place, isUnread: true }).filter(({ verdict }) => verdict !== 'clear');

it.each([
  'Nobody knows this river like our guides.',
  'Nobody beats our bakers on a Saturday morning.',
  'Cerco un parrucchiere (uomo o donna, per me è uguale) per il salone.',
  'Closes the books in five business days.',
  'The hearing bundle has been couriered and should be with the clerk by three.',
])('a line passes that only looks like one that picks people: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'Closed the month in four days.',
  'Following our call, here are two people. The first is the stronger one.',
  'Closed the books of six plants since March 2019. The youngest CFO of a bank in the country.',
  'Leads teams at two mines and is free in May.',
])('what is told of the work of somebody who is put forward passes: %s', (text) => {
  expect(found(text, 'person')).toEqual([]);
});
