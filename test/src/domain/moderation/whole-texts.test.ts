import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, isUnread: boolean) =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('a text of several lines', () => {
  it('is read over the end of a line in which a sentence goes on, and its words are told as they stand', () => {
    const text =
      'Bookkeeper, three days a week. We would rather not have anyone\nwith small children this time. Xero needed.';
    const [finding] = found(text, false);
    expect(finding).toMatchObject({ verdict: 'blocked', about: 'family' });
    expect(text.slice(finding?.start, finding?.end)).toBe(finding?.words);
    expect(found('Applicants must be\nfemale and attractive.', false)).not.toEqual([]);
  });

  it('is read line by line where each line stands for itself', () => {
    expect(found('payroll\nxero\nno weekends\nfamilies of our clients come first', false)).toEqual([]);
  });

  it('has the name of a field together with its value in the next line or cell', () => {
    expect(found('Receptionist.\nAge\n20 to 28\nHours\n9 to 5', true)).not.toEqual([]);
    expect(found('Sales rep.\nGender | Male\nCar | yes', true)).not.toEqual([]);
    expect(found('Sales rep.\nHours\n9 to 5\nCar | yes', true)).toEqual([]);
  });

  it('is held where a sentence leaves those of whom the one before speaks', () => {
    expect(found('The last two controllers were mothers. Never again. CPA needed.', true)).not.toEqual([]);
    expect(found('Two month ends ran late. Never again. CPA needed.', true)).toEqual([]);
  });
});
