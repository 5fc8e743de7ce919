import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, isUnread: boolean) =>
  review([['description', text]], { subject: 'role', place: 'AU', companies: [], isUnread })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe.each([true, false])('a line of an ad, read strictly: %s', (isUnread) => {
  it.each([
    'Young people in our care are between 12 and 17 years old.',
    'The children you teach are 4 to 6 years old.',
    'Residents in the home are mostly over 80.',
    'The adults we support are 18 to 25 and have autism.',
    'Help us get new mothers back to work safely through our programme.',
    'You support single parents into housing.',
  ])('is lawful that tells whom the work is for: %s', (line) => {
    expect(verdicts(line, isUnread)).toEqual([]);
  });

  it.each([
    'The people we hire are between 20 and 30.',
    'Candidates we support are under 35.',
    'Help us get a younger team.',
    'We would like to lower the average age.',
    'The women in our team are under 30 and we want another.',
  ])('is stopped that tells how old the person should be: %s', (line) => {
    expect(verdicts(line, isUnread)).not.toEqual([]);
  });
});
