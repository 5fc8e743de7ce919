import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

it.each([
  'Our patients are old-school Australians and expect to be looked after by the same.',
  'Our clients are local farmers and would rather deal with people like them.',
  'Customers are third-generation Italian and prefer to be fitted by an Italian.',
  'The tenants are Afrikaans and trust their own kind.',
  "We'll sponsor, provided you're from the UK, South Africa or somewhere else that fits in.",
  'Happy to sponsor, but only from Australia, New Zealand or Canada.',
  'Owner in Laval wants Quebecers of old stock, not just people who speak French.',
  'They/them on the CV. Kev had a laugh and said next, so next please.',
  'Anyone with pronouns in their email signature can be skipped.',
  'Nobody who has changed sex or is in the middle of it, they meet clients.',
  'Clean sickness record for two years, and that includes time off for a disability.',
  'We ask for your last two years of sick leave.',
])('a wish that hides behind those served, papers, families or records is held: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

describe('the same words where nobody is measured by them', () => {
  it.each([
    'Our guests are walkers and like to be told where the good paths are.',
    'Our members are retired and expect the same nurse each week.',
    "We'll sponsor the right chef, wherever you're from.",
    "You'll rotate old stock to the front and count it on Sundays.",
    'Pronouns are welcome in signatures and never required.',
    'We support colleagues who are transitioning, with time off for appointments.',
    "You'll keep the sickness records and run the return-to-work meetings.",
  ])('are not held: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
