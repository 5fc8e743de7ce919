import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB'): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ["If they've got little kids don't bother sending them", 'family', 'AU'],
  ["If he's got kids at primary, leave him off the list", 'family', 'GB'],
  ["If they've got a bad back don't bother sending them.", 'disability_or_health', 'AU'],
  ["They're over the school ringing every second day.", 'family', 'NZ'],
  ["At 51 you needn't fret about maternity pay with this one.", 'age', 'GB'],
  ['At 52, you will never have to cover maternity.', 'age', 'GB'],
  ['They pulled your second interview after you asked where you could pump.', 'pregnancy', 'US'],
  ['They went cold when you asked about a prayer room.', 'religion', 'AU'],
  ['They withdrew right after you asked for an interpreter.', 'disability_or_health', 'US'],
  ['European experience is a plus', 'race_or_origin', 'GB'],
  ['Western experience essential', 'race_or_origin', 'GB'],
  ['Irish a bonus', 'race_or_origin', 'GB'],
  ['Indian a plus.', 'race_or_origin', 'GB'],
  ['Old convictions are a problem', 'work_status', 'GB'],
  ['Old cautions count against you.', 'work_status', 'GB'],
])('what is remarked in lawful words waits: %s', (text, about, place) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['The client pulled the job after the funding went.', 'GB'],
  ['At 45 Queen Street there is no parking, and the baby clinic is upstairs.', 'AU'],
  ['They moved your second interview after you asked for a later slot.', 'US'],
  ['The offer was withdrawn after you asked for more money.', 'GB'],
  ['European market experience is a plus', 'GB'],
  ['Western riding experience essential.', 'GB'],
  ['Irish a bonus', 'IE'],
  ['German and Dutch a plus.', 'GB'],
  ['Old records are a problem: half are on paper.', 'GB'],
  ["Old convictions won't be a problem", 'GB'],
  ["A spent caution doesn't count against you.", 'GB'],
])('what only sounds like it does not: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
