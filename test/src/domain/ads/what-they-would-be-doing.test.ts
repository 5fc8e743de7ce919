import { expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { isDutyByForm } from '#src/domain/ads/duty-form.ts';

it.each([
  [
    "She'd have them supporting about 300 people in operations: running a consultation, handling grievances, coaching line managers.",
    'You will be supporting about 300 people in operations: running a consultation, handling grievances, coaching line managers.',
  ],
  [
    "We'll have you driving the forklift and loading trucks.",
    'You will be driving the forklift and loading trucks.',
  ],
  ['The manager wants them checking rooms before release.', 'You will be checking rooms before release.'],
  [
    'Most of what we do is limestone repair for churches: cutting mouldings at the banker, taking templates, fixing on site.',
    'Mostly limestone repair for churches: cutting mouldings at the banker, taking templates, fixing on site.',
  ],
  [
    'The bulk of the work is school kitchens: deep cleaning, descaling and testing.',
    'Mostly school kitchens: deep cleaning, descaling and testing.',
  ],
])('reads what whoever comes would be doing as a duty, and says it to them: %s', (line, said) => {
  expect([isDutyByForm(line), inAgencyVoice(line)]).toEqual([true, said]);
});

it.each([
  "They'll be leaving Derby in March.",
  "She'd have them leaving by Friday.",
  'Three things that nobody knows: closing the lab, moving the line and cutting jobs.',
  "She's told us: shutting the calibration lab and announcing it in December.",
  'We have them in stock.',
  'He wants them gone by Friday.',
  'Most of us sing.',
])('takes no news for a duty: %s', (line) => {
  expect(isDutyByForm(line)).toBe(false);
});
