import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const titleOf = (text: string, home: string): string => readRole(text, home).fields.title ?? '';

it.each([
  [
    'AU',
    'Sharon is off for a while so we need a Practice Nurse for six months from January. We are a seven GP practice. Our two nurses Mel and Priyanka are wonderful.',
    'Practice Nurse',
  ],
  [
    'US',
    'Need 2 reefer techs for the Omaha shop, second shift.\nEPA 608 universal required, CDL-B a plus.',
    'Reefer Technician',
  ],
  [
    'SG',
    'JD for Lab Technician as discussed:\n- Bukit Merah\n- coordinate w couriers, clinics\n- Diploma any discipline',
    'Lab Technician',
  ],
  [
    'GB',
    'Afternoon,\n\nWe have sign-off for the commercial conveyancer (Shrewsbury, hybrid).\n\nInterview: Teams with me and Gareth (head of property).',
    'Commercial conveyancer',
  ],
])('the title is what is wanted, not a colleague, a paper or a house (%s)', (home, text, title) => {
  expect(titleOf(text, home)).toBe(title);
});

it.each([
  [
    'CA',
    'Hello Sam - permanent full-time Director of Care for our long-term care home in Sudbury. Reports to the Administrator.',
    'Director of Care',
  ],
  [
    'GB',
    'FAO Chris\nTeacher of RE and PSHE, Tiverton. 0.8 FTE, Easter start. QTS essential.',
    'Teacher of RE and PSHE',
  ],
  [
    'DE',
    'wir suchen zum 01.03. einen Servicetechniker Hydraulik (m/w/d) im Außendienst, Raum Münster.',
    'Servicetechniker Hydraulik (m/w/d)',
  ],
])('the title is told whole, with what somebody heads, teaches or mends (%s)', (home, text, title) => {
  expect(titleOf(text, home)).toBe(title);
});

it('the title is found in what is told to the recruiter alone, where only that names it', () => {
  expect(
    titleOf(
      "Confidential search. We're replacing our Controller (she doesn't know). NYC, 4 days in office. CPA required.",
      'US',
    ),
  ).toBe('Controller');
});

it('where nothing is likely to be the title none is made up, and a note asks for it', () => {
  const { fields, notes } = readRole('Can you help. It is urgent, thanks a lot for all of it.', 'AU');
  expect(fields.title).toBe('Untitled role');
  expect(notes).toContain('No title stands in the text; set title.');
});
