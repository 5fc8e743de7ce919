import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  // Whose age is checked at a door.
  ["You'll ask for ID from anyone who could be under 25, and be pleasant when they are 41.", 'AU'],
  ['Anyone looking under 30 gets carded, no exceptions.', 'US'],
  // The least age that a law sets.
  ["Nevada law keeps anyone under 21 from working as a dealer, so that's the line for this class.", 'US'],
  ["The SIA won't license under-18s, so nor will we hire them.", 'GB'],
  ['The Liquor Act sets 18 as the minimum age for bar work.', 'AU'],
  // Those who expect or have a child.
  ['Any seafarer who is expecting can move to the Oban terminal without losing basic pay.', 'GB'],
  ['Moms and dads both take 16 weeks of paid leave.', 'CA'],
  // Whom a house serves.
  ["One in four of our ākonga isn't Catholic, and they are as much ours as anyone.", 'NZ'],
  ['Our residents are of all faiths and none, and so are our staff.', 'AU'],
  ["You don't turn people away for being foreign, gay, old or in a chair.", 'GB'],
  // What is set up otherwise, who decides who is fit, and certificates.
  [
    'If a bad back or a crook hip means the job should be set up differently, we set it up differently.',
    'AU',
  ],
  ['Occupational health decides what you can lift, not us.', 'US'],
  ['A current FAA medical certificate is required.', 'US'],
  // How people dress and what is not looked for.
  ['Wear whatever you want under the hi-vis, turbans and headscarves included.', 'NZ'],
  ["Pronouns go on your badge if you'd like them there and off it if you wouldn't.", 'CA'],
  ["We're not after a culture fit.", 'GB'],
  [
    'A criminal record check is made under the Clean Slate scheme, so spent convictions stay where they belong.',
    'NZ',
  ],
  ['The Women in Mining breakfast is monthly, and men are welcome too.', 'AU'],
  ['As our minister of religion, the Imam must be Muslim.', 'US'],
  ["Have a yarn with Aunty Bev's daughter Kylie before you put anything on paper.", 'AU'],
])('lets a sentence pass that is lawful whoever the employer is: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["You'll ask for ID from anyone who could be under 25, and should be around that age yourself.", 'AU'],
  ["Nevada law keeps anyone under 21 from dealing, and we'd rather have nobody over 40.", 'US'],
  ['The SIA won’t license under-18s, and we prefer people in their twenties.', 'GB'],
  ["Pregnant staff can move to reception, but we'd rather not hire any.", 'CA'],
  ['New moms take eight weeks and never come back.', 'US'],
  ["One in four of our teachers isn't Catholic, and we'd like that to change.", 'NZ'],
  ['Our clients are of every religion, though our staff are all Baptist.', 'US'],
  ['You turn people away for being foreign, gay or old.', 'GB'],
  ["If a bad back means you can't lift, we'll find somebody else.", 'AU'],
  ["If your hearing needs a quieter desk, we'll make it your last day.", 'GB'],
  ['A medical certificate showing no disability is required.', 'US'],
  ['Wear what you like as long as headscarves are off, tattoos included.', 'NZ'],
  ["We're after a culture fit, so think young.", 'GB'],
  ['The receptionist must be Muslim.', 'US'],
  ["Ask Bev's daughter whether she's planning kids before you send her.", 'AU'],
])('holds its twin that picks people: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
