import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['A heavy trailer licence is nice but not essential.', 'NZ'],
  ['Rail gear is a plus rather than a must.', 'AU'],
  ['Room Leader, Babies and Toddlers, Geelong', 'AU'],
  [
    "Currently it's a retired miner with COPD, a young woman who has just left care and a man with a brain injury.",
    'GB',
  ],
  ["Sunita's having her second in May and we need cover from April.", 'GB'],
  ['Aoife is expecting in March and we need somebody at her desk till Christmas.', 'IE'],
  ['Head of Year is Mrs Okafor and she answers her own emails.', 'GB'],
  ['No climbing when it is blowing over 45.', 'IE'],
  ["Teachers, bar staff, mums, retired postmen: we've had everyone.", 'GB'],
  ['Wet lab, qPCR, cryo, inventory.', 'CA'],
  ['Pronouns on lanyards: your choice.', 'GB'],
  ['An allowance for the under-14 girls; men and women coach here.', 'AU'],
  ['Punjabi or Hindi or Tagalog, at least one besides English, since many callers do not use English.', 'CA'],
  ['Bring one ID and a pen.', 'IN'],
  [
    'Many of our residents came from Greece in the sixties and have gone back to Greek, so you need enough of it to chat.',
    'AU',
  ],
  ['Anyone pregnant comes off the reach trucks at once, on the same pay.', 'GB'],
  ["Bump the start date to the 9th, she's signed off on it", 'US'],
])('passes what is told of the days of a house: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Being single is a bonus, not essential.', 'NZ'],
  ['Room Leader, Females (Fremantle)', 'AU'],
  [
    "Right now that's a bloke who does the heavy stuff and a girl who does the desk, and this would be the girl's job.",
    'AU',
  ],
  ["Currently it's a lad who can lift and a woman who cannot.", 'AU'],
  ["Priscilla's having a baby in April so we want somebody past all that in her chair.", 'AU'],
  ["Kylie's having a baby and we want a bloke in her chair by July.", 'AU'],
  ['We need a cleaner and she must be quick.', 'GB'],
  ["We don't look at anybody if they're over 50, gusts or none.", 'GB'],
  ["Couples, mates, students: we've had everybody but retired people.", 'NZ'],
  ["Backpackers, Indians, Nepalese: we've had them all.", 'AU'],
  ['Pronouns on a CV go in the bin.', 'GB'],
  ['Pronouns in your signature are up to you. We skip those.', 'NZ'],
  ["Currently it's a young bloke who works hard and a woman with kids.", 'AU'],
  [
    'Most residents have gone back to Punjabi, so you need a Punjabi background to hold a conversation.',
    'GB',
  ],
  ['Stipend for coaching the varsity boys, male coach.', 'US'],
  ['Chinese or Malay, either one, on top of English, since clients like their own race.', 'SG'],
  ['Bring one Punjabi girl.', 'IN'],
  ['Most of the tenants are happier in Bengali, so you need to be Bengali to take a repair.', 'GB'],
  ['Anyone pregnant comes off the shortlist straight away.', 'NZ'],
  ['Pregnant staff are taken off the team immediately, same pay till the end of the month.', 'AU'],
  ['Anyone pregnant comes off the solvents line straight away, half pay.', 'NZ'],
  ["She's got a bump, he signed off on it", 'AU'],
])('holds a wish in the same words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
