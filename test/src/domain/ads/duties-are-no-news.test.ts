import { expect, test } from 'vitest';
import { isPrivateToBrief, mentionsPay } from '#src/domain/ads/public-lines.ts';

test.each([
  'Run disciplinary and grievance hearings with managers',
  'Manage TUPE transfers and consultation',
  'Maintain confidential personnel files',
  'High-pressure cleaning of tanks and vats',
  'Hire and train seasonal staff',
  'Morning prep, lunch service, close down at four',
])('what is done stays in an ad, whatever it speaks of: %s', (duty) => {
  expect(isPrivateToBrief(duty)).toBe(false);
});

test.each(['Morning all', 'Hi there', 'We had two grievances and the tribunal is in May'])(
  'what is said to the recruiter stays out: %s',
  (said) => {
    expect(isPrivateToBrief(said)).toBe(true);
  },
);

test.each([
  'Salaris 3.200 tot 4.000 bruto per maand',
  '155 kr i timmen',
  '1.900 € brutos al mes con alojamiento',
])('pay for a time is pay in any language: %s', (said) => {
  expect(mentionsPay(said)).toBe(true);
});
