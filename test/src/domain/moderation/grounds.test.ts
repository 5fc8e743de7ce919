import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place }).map(({ about, verdict }) => `${about} ${verdict}`);

const ASKED = 'Female care worker for intimate personal care';

it('clears what an exception allows that the next sentence cites, and nothing else', () => {
  expect(verdicts(`${ASKED}. Schedule 9 of the Equality Act 2010 applies.`, 'GB')).toEqual(['sex clear']);
  expect(
    verdicts(`${ASKED}. Schedule 9 of the Equality Act 2010 applies. She must be under 35.`, 'GB'),
  ).toContain('age blocked');
});

it('takes a law that is only said to be kept for no ground', () => {
  expect(verdicts('Women only. We keep the Equality Act 2010 in all we do.', 'GB')).toContain('sex blocked');
});
