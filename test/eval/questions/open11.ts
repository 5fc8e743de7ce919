/** Twenty-five questions that no figure of the agency answers, though most of them sound as if one did, written apart from the rules. */
import { type Question, refusal } from './reckon.ts';

const ASKED: readonly (readonly [ask: string, as?: string])[] = [
  ['how happy are our clients with us, on a scale of one to ten'],
  ['Which consultant puts in the longest hours?'],
  ['Will we make target next quarter?'],
  ['what would we have billed this year if Sam had been off sick in March'],
  ['net profit last financial year after salaries and rent'],
  ['How do our fees compare with Hays and Michael Page'],
  ['how many of the people we placed last year are women'],
  ['average age of the nurses we placed in 2025'],
  ['All of last years billings as one number in US dollars'],
  ['why did Coral Insurance go quiet on us this year?'],
  ['Which of the people we placed are likely to fall off'],
  ['billings per square metre of office last FY'],
  ['how many LinkedIn messages did it take per placement last year'],
  ['What share of placements went to people with a commute below thirty minutes?'],
  ['advertising spend per hire by job board, last financial year'],
  ['who on the Technology team deserves a raise'],
  ['which of our clients are about to go broke'],
  ['Placements on rainy days versus dry days in 2025'],
  ['How many of those we placed in 2024 have been promoted since?'],
  ['billings we lost to other agencies last quarter, in dollars'],
  ['average commission paid out per consultant after tax and super, last FY'],
  ['number of perms last FY that came with a company car'],
  ['Billings last year from clients won at conferences against those won by cold calls'],
  ['how many hours have i spent on Lantern Legal this year', 'sam'],
  ['whose morale is the lowest in my team right now', 'mia'],
];

export const OPEN11: readonly Question[] = ASKED.map(([ask, as]) => ({
  ask,
  expect: refusal,
  ...(as === undefined ? {} : { as }),
}));
