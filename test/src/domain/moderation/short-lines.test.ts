import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('a line of a few words in a list of what is asked', () => {
  it.each([
    'Singles only.',
    'Churchgoers preferred.',
    'No prior claims.',
    'No claims history.',
    'Over 50s preferred.',
    'Mature-aged preferred.',
    'Traditional family values.',
    'Stable home life.',
    'Good breeding.',
    'Private school educated.',
    'Full use of all limbs.',
    'At least 20 years until retirement.',
    'No students on visas.',
  ])('waits where it asks for people by their own lives, or leaves them out: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'No weekends.',
    'No photos please.',
    'No agencies please.',
    'Car essential.',
    'Own tools preferred.',
    'Forklift licence preferred.',
    'Experience of dementia care essential.',
    'Family law experience preferred.',
    'Only five of us.',
    'Preferably Xero.',
    'No sponsorship.',
  ])('leaves where it asks for what the work needs: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});
