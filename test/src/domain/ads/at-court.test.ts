import { expect, it } from 'vitest';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';

it.each([
  'Reclad job is the leaky one in the paper, High Court in May, liability not insured',
  'We were all over the papers in March.',
  'That job was in the local news.',
  'Employment Tribunal next month.',
  'Report to Action Fraud made',
  'The council shut the fish section for nine days at Christmas.',
  'Keep an eye on the apprentice, who lost his dad to suicide in May',
])('what goes on at court and in the papers about the house is for the recruiter alone: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

it.each([
  'Brief counsel and attend High Court hearings.',
  'Scan the papers each morning and write the news digest.',
  'Draft bundles for the Employment Tribunal.',
  'Check that subcontractors are insured.',
  'Write reports to the police and the council on licensing.',
  'Answer calls on a suicide prevention line.',
])('what is done at court and with papers belongs into an ad: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(false);
});
