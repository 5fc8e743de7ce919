import { expect, it } from 'vitest';
import { withoutAside } from '#src/domain/jobs/asides.ts';

it.each([
  'For your eyes: the outage in October cost us. Can do 650 for ex-Monzo.',
  'Sensitive: Limerick office closing, 22 people.',
  'Between us - the last one walked. The board knows.',
  'Real reason: two resigned in a week.',
  'Heikel: der Vorgänger klagt.',
])('keeps from an ad the whole of a line that is headed as told to the recruiter alone: %s', (line) => {
  expect(withoutAside(line)).toMatchObject({ open: '', aside: line });
});

it.each([
  ['AWS and Terraform at scale. We can do 650 for the right one.', 'AWS and Terraform at scale.'],
  ['Two days in the office. They would pay 60k for somebody qualified.', 'Two days in the office.'],
])('keeps back what the client would pay at most, and nothing else: %s', (line, open) => {
  expect(withoutAside(line).open).toBe(open);
});

it.each([
  'You handle sensitive data of patients.',
  'Delicate instruments are cleaned by hand.',
  'You can do 12 visits a day by car.',
])('leaves what only has the words: %s', (line) => {
  expect(withoutAside(line)).toMatchObject({ open: line, aside: '' });
});
