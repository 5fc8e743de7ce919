import { describe, expect, test } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { unknownNamesIn } from '#src/domain/ads/unknown-names.ts';
import { readRole } from '#src/domain/job-drafts/index.ts';
import { briefLines, headingOf, tellsProcess } from '#src/domain/jobs/index.ts';

describe('what others took from a house, and take', () => {
  test.each([
    'Lost the Broadacre Stores contract to Frostline & Frostline are ringing his lads one by one',
    'They have just lost two sites to a rival',
    'Kestrel are poaching our drivers',
    'Ebdon is after my nurses again',
    'He lost the council job in May',
  ])('stays with the recruiter: %s', (said) => expect(isPrivateToBrief(said)).toBe(true));

  test.each([
    'You win accounts and look after clients',
    'Look after their nurses and carers',
    'Handle lost property and calls',
    'Ringing customers when a load is late',
  ])('is not what is done: %s', (said) => expect(isPrivateToBrief(said)).toBe(false));

  test.each([
    'NB not naming them. Lost the Broadacre contract.',
    'We are not naming the client. Bank is circling.',
    'Client wants to remain unnamed.',
  ])('is kept where nobody is to be named: %s', (said) =>
    expect(briefLines(`Fitter in Leeds.\n${said}`).lines.join(' ')).not.toMatch(
      /naming|unnamed|Broadacre|Bank/u,
    ),
  );
});

test.each([
  ['Theyd be on the machine, doing the till', "They'd be on the machine, doing the till"],
  ['Youll dial in the grinder, and dont rush', "You'll dial in the grinder, and don't rush"],
  ['Were open till ten and its busy', 'Were open till ten and its busy'],
  ['Shed work and well drilling', 'Shed work and well drilling'],
])('a word without its sign is written with it where it is no other: %s', (said, written) =>
  expect(inAgencyVoice(said)).toBe(written),
);

test.each([
  'Sauté and grill mostly, 180 covers on a normal Friday.',
  'Entremétier and garde-manger work on a busy line.',
])('a section of a kitchen names nobody: %s', (headline) =>
  expect(unknownNamesIn({ title: 'Line cook', headline, body: null, bullets: [] }, [], true)).toEqual([]),
);

test('those who are there already, of whom no ad tells, hold none', () => {
  const open = (said: string): string[] =>
    foundInDescription(
      `Lift Technician wanted in Singapore, full time.\n${said}`,
      { place: 'SG', companies: [], isUnread: true },
      [],
    )
      .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
      .map(({ words }) => words);
  expect(open("Also current guys get $2,750, don't let them see wah.")).toEqual([]);
  expect(open("Existing girls are on $2,600, please don't tell them.")).toEqual([]);
  expect(open('Only guys please, don’t tell anyone.').length).toBeGreaterThan(0);
});

test.each([
  'Fabricating chute liners and pipe supports in the shop, then fit up on site for the last three weeks.',
  "They'll run their own interviews with teachers, sketch, prototype in Figma, and stay with the engineers.",
])('what is made and asked at work is no interview: %s', (said) => expect(tellsProcess(said)).toBe(false));
test.each([
  'Interview with me on site, then a weld test in the shop.',
  'A yarn on the phone, then a trial day.',
])('how people are met is: %s', (said) => expect(tellsProcess(said)).toBe(true));

test('a form may say behind a dash which of what is asked follows', () => {
  expect(headingOf('Person specification – essential')?.section).toBe('requirements');
  expect(headingOf('Person specification – desirable')?.section).toBe('nice_to_have');
  expect(headingOf('Person specification: essential')).toEqual({ section: 'requirements', rest: '' });
  expect(headingOf('Candidate profile (desirable)')?.section).toBe('nice_to_have');
});

test.each([
  ['Job title: Data Analyst\nLocation: Leeds city centre, hybrid (2 days in the office)', 'GB', 'Leeds'],
  ['Chasing a boilermaker for a Gladstone shutdown job. 10 week contract.', 'AU', 'Gladstone'],
])('a town is read with what stands behind it: %s', (text, home, city) =>
  expect(readRole(text, home, '2026-11-28').fields.location?.city).toBe(city),
);

test('an entrevue is an interview', () =>
  expect(tellsProcess('Une entrevue avec moi au cabinet, puis une visite.')).toBe(true));
