import { describe, expect, it } from 'vitest';
import { isPrivateToBrief, mentionsPay } from '#src/domain/ads/public-lines.ts';
import { readBrief } from '#src/domain/jobs/brief.ts';

const ASIDES = [
  'Lovely lunch on Tuesday, Priya.',
  'Here is what we discussed.',
  'This is the brief for the new role.',
  'Ta for the quick turnaround.',
  'The board has yet to approve the headcount.',
  "Tom's on a performance plan, so this is hush-hush.",
  'We lost the last one to a rival after six weeks.',
  'The incumbent drinks.',
  "Don't let Karen see this before Friday.",
  'Pls no time wasters like last time.',
  'Happy to go up a bit for a star.',
  'Invoice goes to the Perth entity.',
  'Finance has not signed off yet.',
  'The previous manager left in tears.',
  'Sarah will sit in on the interviews, she can be prickly.',
  'Ring my assistant to set a time.',
  'Regards to the family.',
  'We need a body in the seat by Monday.',
  'The team has been through three managers in a year.',
  "Mum's the word.",
  'My boss wants a shortlist by Wednesday.',
  'Same terms as the last placement.',
  'P.S. golf was great.',
  'The redundancy round starts in May.',
  'Off to Bali next week, so send CVs early.',
  'Nobody inside wants the job.',
  'Dave was warned twice already.',
  'Our current chef is off with stress.',
  'Our last exec went to a rival and took the passwords.',
  "We're slammed.",
  "As promised, here's the job description for our Head of Finance.",
  'We should be grateful if you would assist us in this search.',
];
const SHOWN = [
  'You present to the board each quarter.',
  'Here is what you will do.',
  'This is a new role in a team of six.',
  'You prepare budgets and check invoices.',
  'The team has grown from three to ten in a year.',
  'Interviews take place by video.',
  'Lunch and coffee are on us on Fridays.',
  'We celebrate wins with drinks.',
  'You sign off the payroll.',
  'We replace our ERP next year.',
  'Apply by Friday.',
  'You take over a team of nine.',
  'Grant applications are written by you.',
  'Will you lead the night shift?',
  'Mark student papers and give feedback.',
  'Our last audit had no findings.',
  'Work with Jira and Confluence each day.',
  'You approve leave and keep the roster.',
  'Grace periods and renewals are yours to track.',
  'Training in Perth takes two weeks.',
  'The Austin office has forty people.',
  'You will warn crews of storms.',
  'We have a star team.',
  'The board approves the budget that you prepare.',
];

describe('a line of a brief', () => {
  it.each(ASIDES)('stays out of ads where it was written to the recruiter: %s', (line) => {
    expect(isPrivateToBrief(line)).toBe(true);
  });

  it.each(SHOWN)('may stand in an ad where it tells of the job: %s', (line) => {
    expect(isPrivateToBrief(line)).toBe(false);
  });
});

it('takes a range among hours and leave for pay, and an aim of the work for none', () => {
  expect(mentionsPay('35 hours, £38,400 to £41,200, 28 days leave and an assistance programme.')).toBe(true);
  expect(mentionsPay('You look after a budget of £240k to £400k.')).toBe(false);
});

it('takes no statement of equality for a requirement', () => {
  const brief = readBrief(
    'Essential:\n- CIMA\n\nWe are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria.',
  );
  expect(brief.requirements.map(({ text }) => text)).toEqual(['CIMA']);
  expect(brief.intro.join(' ')).toContain('Disability Confident');
});
