import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject, place: string, isUnread = false) =>
  review([['text', text]], { subject, place, isUnread })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('who is meant, told by comparison', () => {
  it.each([
    ['AU', 'They want someone on the front nine of their career, not the back nine.'],
    ['GB', "She'd be reporting to a partner of 34 and nobody wants to manage their dad."],
    ['GB', 'The average age is 24 and we would like to keep it that way.'],
    ['AU', 'Could we look a bit more local in feel this round?'],
    ['GB', 'Names the clients can get their tongue round do better here.'],
    ['US', 'We want someone from this country originally.'],
    ['NZ', 'Born-and-bred locals preferred.'],
    ['NZ', 'No health hassles of any sort, physical or upstairs.'],
    ['US', 'We look for folks without ongoing conditions.'],
    ['GB', "I'd sooner not have anyone who has been signed off with nerves before."],
    ['AU', 'No ex-delegates thanks.'],
    ['NZ', "Anyone who marches with Greenpeace or votes that way won't be a match."],
    ['GB', "It's an old-fashioned village, so a husband and wife, please."],
    ['US', 'Each technician signs our statement of faith.'],
    ['GB', 'Hair on show at all times, no coverings of any kind.'],
    ['US', "We can't hold a spot for reservists or plan around drill weekends."],
    ['CA', 'Years worked overseas will not be counted.'],
  ])('does not leave (%s): %s', (place, text) => {
    expect(verdicts(text, 'role', place)).not.toEqual([]);
  });

  it.each([
    ['NZ', "Worth knowing he's sitting on a final written warning where he is now."],
    ['GB', "He hasn't told his firm he's looking and won't until the bonus lands in March."],
    ['AU', 'Available in four weeks, and her current manager has no idea.'],
    ['GB', 'The move north is down to the divorce.'],
    ['SG', 'Her EP lapses in March.'],
    ['IE', 'A grievance against him was settled.'],
    ['US', 'Candidate had a stent put in last spring but says he is good as new.'],
  ])('waits, as it is private (%s): %s', (place, text) => {
    expect(verdicts(text, 'person', place)).not.toEqual([]);
  });

  it.each([
    ['GB', 'The chaplaincy team serves about 900 men of many faiths.'],
    ['US', 'Climb poles, work from a bucket at 55 feet, lift 75 lb.'],
    ['AU', "We'd love more women in networks, so if you meet most of this, call and ask."],
    ['AU', 'The week before Easter is always pregnant with late orders, so annual leave is tight then.'],
    ['AU', '"Nurse", any gender, any background, playing age 25-50.'],
    ['AU', 'Tight-fitting masks mean clean shaven at the seal, but loose-fit PAPR hoods are on hand.'],
    ['US', 'You must be a U.S. person as defined at 22 CFR 120.62.'],
    ['US', 'The program is mature; the shed is not.'],
    ['AU', 'The site manager looks after a crew of 30 men and women across two shifts.'],
    ['GB', 'The faith-based charity employs people of any religion.'],
  ])('leaves without a person where it is about the work (%s): %s', (place, text) => {
    expect(verdicts(text, 'role', place, true)).toEqual([]);
  });

  it.each(['You will build our all-American diner menu.', 'Line cook for an all-American grill.'])(
    'lets the food and the sport of a country pass: %s',
    (text) => {
      expect(verdicts(text, 'role', 'US')).toEqual([]);
    },
  );

  it('reads the law that is cited over the end of a line', () => {
    const wrapped =
      'She has asked for a female worker, and s 28 of the Equal\nOpportunity Act 2010 (Vic) allows that for personal care.';
    expect(verdicts(wrapped, 'role', 'AU')).toEqual([]);
    expect(verdicts('She has asked for a female worker.', 'role', 'AU')).not.toEqual([]);
  });
});
