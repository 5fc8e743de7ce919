import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

it.each([
  [
    'REQ 5206 | Role: Nurse | Must: ICU | Not: currently at Ramsay | Comment: FD is on leave next week so send by Thursday',
    'nurse, ICU, not now at Ramsay',
    ['REQ 5206', 'Comment: FD is on leave next week so send by Thursday'],
  ],
  [
    'Job ID: 4411 | Title: Nurse | Location: Perth | Deadline: Friday',
    'nurse in Perth',
    ['Job ID: 4411', 'Deadline: Friday'],
  ],
  [
    'REF-2231 - Role: Nurse; Location: Perth; Must: ICU; Hiring manager: Ward; Comments: HM away until Monday',
    'nurse in Perth, ICU',
    ['REF-2231', 'Hiring manager: Ward', 'Comments: HM away until Monday'],
  ],
])('sets aside and tells what a form says of its vacancy: %s', (form, plain, aside) => {
  expect(read(form)).toEqual(read(plain));
  const told = compileQuery(form, HOME).notes.filter(({ code }) => code === 'set_aside');
  expect(told.map(({ message }) => /^"(.*)" was/.exec(message)?.[1])).toEqual(aside);
});

it('keeps what a remark says of who is looked for', () => {
  expect(read('Role: Nurse | Where: Perth | Notes: no contractors')).toEqual(
    read('nurse in Perth, no contractors'),
  );
  expect(read('Role: Nurse | Where: Perth | Remarks: must have ICU')).toEqual(read('nurse in Perth, ICU'));
});
