import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  [
    'Told him no to "young and energetic" and he took it well. New wording: somebody who likes a busy floor.',
    'AU',
  ],
  ['We said no to "mature lady". The new line reads: somebody patient with callers.', 'GB'],
  ["You don't have to answer if a client asks about your kids. Ring me and I'll have a word.", 'NZ'],
  ["You needn't answer when an interviewer asks whether you are pregnant.", 'IE'],
  ['Ten years as a youth worker with 12 to 17 year olds in Porirua', 'NZ'],
  ['Experience working with 5 to 11 year olds is useful.', 'GB'],
  [
    "Head of RE at a Church of England secondary. You need not be a Christian, but you'll be happy to support the life of the school.",
    'GB',
  ],
  ["You don't have to be Catholic, but you should respect the ethos of the hospice.", 'IE'],
  ['We hire people with records, people coming back after kids, and people on their third career.', 'US'],
  ["We don't require Canadian experience. Tell us what you did and where.", 'CA'],
  ["UK experience isn't needed.", 'GB'],
  ['Aboriginal Student Support Officer, Dubbo', 'AU'],
  ['Māori and Pasifika Learner Success Adviser', 'NZ'],
  ["Vietnamese or Amharic would be a great help on the front desk, but isn't a must.", 'AU'],
  ['Kaiako Māori and Pasifika, tāne and wāhine, are all on the team.', 'NZ'],
  ['Free childcare for your own, 20 hours.', 'NZ'],
  ['Subsidised nursery places for staff, two minutes from the ward.', 'GB'],
  ['One sleep-in a week, paid at £62.', 'GB'],
  ['Two sleep-ins per month, paid £70 each.', 'GB'],
  ['Winter jackets come in every size from XS, and cut for women too.', 'GB'],
  ['Harnesses sized for women as well.', 'CA'],
  ['Level 2 and 3, day-release groups and a full-time course of school leavers.', 'GB'],
  ['Neurodivergent people do well here; you can have the questions beforehand, as can everybody.', 'GB'],
  ['Students, retirees, anybody in between.', 'CA'],
  ['School leavers to pensioners, and everyone in between, all welcome.', 'AU'],
  ['Must know halal handling.', 'SG'],
  ['Halal handling knowledge is needed; non-Muslims have run this line and run it well.', 'SG'],
])('lets go what an ad says of people beside whom it takes: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Told him no to "young and energetic" and he took it well. You know who to send though.', 'AU'],
  ['Told him no to "young and energetic". New wording is softer but it means the same thing.', 'AU'],
  ["You don't have to answer if a client asks about your kids, but those without get further.", 'NZ'],
  ["You needn't answer if the client asks about your kids, he only wants people with none.", 'NZ'],
  ['Youth worker wanted, ideal for 22 to 28 year olds.', 'NZ'],
  ['Team of 20 to 25 year olds, you will fit right in.', 'GB'],
  ["You need not be a Christian, but you'll come to chapel and share our faith.", 'GB'],
  ['You need not be a Christian, but Christians are happier in the life of the school.', 'GB'],
  ['We hire people with no records, people without kids and people in their first career.', 'US'],
  ["We don't require Canadian experience but we much prefer people raised here.", 'CA'],
  ['No Indian experience please.', 'CA'],
  ["We don't want Indian experience.", 'CA'],
  ["The client won't accept Nigerian experience.", 'CA'],
  ['Youth worker with 11 to 16 year olds, young yourself.', 'GB'],
  ['Mentor to 16 to 18 year olds who is close to their age.', 'GB'],
  ['Māori Student Success Lead, no Pākehā.', 'NZ'],
  ["We don't require Canadian experience, Canadian birth is what counts.", 'CA'],
  ['Must live by halal rules.', 'SG'],
  ['Must keep kosher at home.', 'AU'],
  ['Canadian experience only, no newcomers.', 'CA'],
  ['Aboriginal Student Support Officer, no Aboriginal applicants this time.', 'AU'],
  ['Vietnamese would be a great help on the front desk, they work hard.', 'AU'],
  ['Vietnamese or Amharic background would be a great help on the front desk.', 'AU'],
  ['Vietnamese girls would be a great help on the front desk.', 'AU'],
  ['Young Pākehā wāhine are all on the team and we want another.', 'NZ'],
  ['No childcare for your own, so no young mums.', 'NZ'],
  ['Free childcare means we expect young mums.', 'NZ'],
  ['One sleep-in a week, so no mothers.', 'GB'],
  ['Jackets cut for women, so a woman please.', 'GB'],
  ['The uniform is cut for women.', 'GB'],
  ['We only take school leavers.', 'GB'],
  ['We want a class of school leavers, nobody older.', 'GB'],
  ['Neurodivergent people do not do well here.', 'GB'],
  ['Neurodivergent people struggle here.', 'GB'],
  ['Students, not retirees.', 'CA'],
  ['Retirees need not apply, students and anybody in between.', 'CA'],
  ['Must be Muslim for halal handling.', 'SG'],
  ['Non-Muslims have run this line, but never again.', 'SG'],
])('holds the same words where somebody is picked by them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
