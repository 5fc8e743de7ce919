import { expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { openToCandidates } from '#src/domain/jobs/open-to-candidates.ts';

const textsOf = (description: string) => {
  const brief = openToCandidates(readBrief(description), description);
  const { intro, responsibilities, requirements, nice_to_have, left_out } = brief;
  return {
    shown: [
      ...intro,
      ...[...responsibilities, ...requirements, ...nice_to_have].map(({ text }) => text),
    ].join('\n'),
    left_out: left_out.join('\n'),
  };
};

const NOTES = `Payroll Officer, Brisbane.
- End to end fortnightly pay for 420 staff
- Super, payroll tax and STP lodgements
- Answers pay queries from farm and factory staff
- Helps with the move from Chris21 to Dayforce
Must have three years of payroll in a multi-award setting
Nice: Dayforce
Kylie's mob 0421 330 874
Interview: 30 min on Teams
Megan, who is on leave, has told Kylie that she is not coming back since they underpaid the factory staff and the Ombudsman is at the door`;

it('no spec, criterion or question has how to reach somebody of the client', () => {
  const { shown, left_out } = textsOf(NOTES);
  expect(shown).not.toMatch(/0421|Kylie's mob/u);
  expect(left_out).toContain('0421 330 874');
});

it('what is for the recruiter alone by its words and its place is in no spec, and what is done and asked for is', () => {
  const { shown } = textsOf(NOTES);
  expect(shown).not.toMatch(/Ombudsman|not coming back/u);
  expect(shown).toMatch(/fortnightly pay for 420 staff/u);
  expect(shown).toMatch(/STP lodgements/u);
  expect(shown).toMatch(/multi-award setting/u);
});
