import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB'): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  'Young at heart company',
  "An old firm that's young at heart.",
  "Backpackers, grey nomads, mums on dry-season breaks, footballers: that's last year's crew, and we'd love the same again.",
  'Grey nomads welcome, so are school leavers.',
  'Job share is fine by them. Someone winding down, someone with a school run, whoever can cover Mon to Fri between the two.',
  "That form's for monitoring only. The panel never sees your religion or ethnicity and you can leave any of it blank.",
  "No problem about Ramadan, they've moved your onsite to 10 am so it won't run into the evening.",
  "Diwali's no problem, they've put your start back to the 6th.",
  "Sinéad, you have the 26 weeks' maternity from day one, it makes no odds that you only started in May.",
  "We won't ask for pay history. Please leave it off.",
  'Cannabis: Nevada law is followed, and a test that shows only marijuana will not rule you out.',
  'He\'d put "young and hungry". I made it "keen", told him why, and he laughed.',
  "Two cats live in the shop, so if you can't be near them this isn't the one.",
  'A past record need not be a barrier.',
])('what is said in a friendly way keeps nothing back: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'We want someone young at heart.',
  "Backpackers, students, school leavers: that's last year's crew, and we'd love the same again.",
  'The panel sees your religion and ethnicity.',
  "No problem about Ramadan as long as you don't fast at work.",
  'See a foreign name? Leave it off.',
  'He\'d put "young and hungry". I made it "keen" but you know what he means.',
  'They had "mature lady" in it. Still what they want though.',
])('what picks people in the same words waits: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});
