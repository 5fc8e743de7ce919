import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what whole ads say', () => {
  it.each([
    // Both sexes, and those who are there.
    'Three men, four women and a parrot.',
    'Women and men on every shift.',
    'Most of our drivers are retired postmen or students.',
    "We'd be chuffed to hear from more women in the trade.",
    'Indigenous and older applicants are encouraged to get in touch.',
    'My husband and I run the guest house.',
    "The head chef's a dad of four and leaves at five on Wednesdays.",
    // Whom the house serves, and what is done for them.
    'The academy has 620 girls aged 11 to 18.',
    'Sell prams and cots to new parents.',
    'Pushing wheelchairs round the garden is half the fun.',
    'Wheelchair users work on all three floors.',
    'Up and down off the carpet all day with toddlers.',
    "She's a retired teacher who needs a hand with shopping and her garden.",
    'Women-only swim on Monday evenings.',
    'Searches are carried out by staff of the same sex, and both are on each shift.',
    // Ages that a law sets, and those that customers show.
    'You must be at least 21, as our insurer requires for minibuses.',
    'At least 18 years old, as state rules for residential care require.',
    'Ask for ID from anyone who looks under 25.',
    '16 and 17 year-olds finish by ten and get a longer break.',
    'There is no retirement age here.',
    'Our crew runs from a 19-year-old to a man of 74.',
    // Rooms, dress and faith.
    'Cabins for single people or couples.',
    'Partners and kids can visit in the off season.',
    'Beards are fine unless you wear a mask, where the seal needs a shave.',
    'Visible tattoos are fine by us.',
    'Send us a copy of your licence and a photo of your badge.',
    'The college is Anglican by foundation and takes staff of all faiths and none.',
    'You do need to respect that it is a Catholic school.',
    'We swap shifts around Eid and Diwali.',
    // Languages.
    'Punjabi or Urdu would be very useful.',
    "English doesn't have to be your first language.",
    'You will need enough Welsh to chat with residents.',
    // What is not asked, and who hears.
    'We regret that only shortlisted candidates will be contacted.',
    "If you haven't heard from us within three weeks you have been unsuccessful.",
    'No smoking on site.',
    'No diploma needed.',
    'Overseas experience is not required.',
    "We won't ask how old you are.",
    "A criminal record won't rule you out.",
    'Criminal record and reference checks after the offer.',
    'Diabetes and epilepsy are assessed case by case by the doctor.',
    'Whoever you love and however you pray, come and lay bricks.',
    'Loud, dusty, well paid.',
    'Stamp 4, an EU passport or a work permit.',
    // Rooms, offices and papers are no people.
    'Rooms are single, with your own bathroom.',
    "Ring Sister's office after handover.",
    'Apply with a CV, and no photograph please.',
    'A letter without a photo will do.',
  ])('is published: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('holds a state for no illness', () => {
    expect(found('Remote from any state but ND and MS.', 'US')).toEqual([]);
  });

  it.each([
    'Three men, four women, and we want another man.',
    'Men and women on the crew, but the lifting goes to men.',
    "We'd love to hear from women, as they're gentler.",
    "We'd love to hear from lads under 30.",
    "The head chef's a dad of four and wants no mothers.",
    'The academy has 620 girls and wants a male teacher.',
    "There is no lift, so wheelchair users can't apply.",
    'Searches are done by women, so we need a woman.',
    'Women-only team, men need not apply.',
    'Driver wanted, under 25.',
    'Must be under 30 with a truck licence.',
    'Bar staff under 21.',
    'Our crew is 19 to 28.',
    'Cabin for a single man only.',
    'No beards of any kind.',
    'Send a photo of yourself.',
    'The college is Anglican and staff must be practising Anglicans.',
    'Punjabi would be useful, native speakers only.',
    'Only young candidates will be contacted.',
    'No women on site.',
    'Women are not required.',
    "If you're pregnant we'll wait until next year, don't apply.",
    'Hot, young and fun.',
    'Candidates in the rooms are single.',
    'A CV with no photo, age 25 to 30.',
  ])('waits where somebody is picked: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it('lets a title stand by the law that its text cites', () => {
    const findings = review(
      [
        ['title', 'Support Worker (female), Launceston'],
        [
          'body',
          'Because of the personal care she has asked for women, and we rely on the genuine occupational requirement in section 27 of the Anti-Discrimination Act 1998 (Tas).',
        ],
      ],
      { subject: 'role', place: 'AU', isUnread: true },
    );
    expect(findings.filter(({ verdict }) => verdict !== 'clear')).toEqual([]);
  });
});

it.each(["Phone Trish, keep trying, the reception's poor.", "Ring Tama after two, he's asleep before that."])(
  'lets whom to ring and when: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it.each(['Call Deb, girls preferred.', 'Contact Ann, send your date of birth and religion.'])(
  'holds what a line of whom to ring asks of people: %s',
  (text) => {
    expect(found(text)).not.toEqual([]);
  },
);
