import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ["Must remember the miners' strike first hand.", 'GB'],
  ["If Nirvana is classic rock to you, you'll fit in.", 'US'],
  ['Someone with a strong handshake and a deeper voice for the contractors.', 'US'],
  ['Body of an athlete, brain of an accountant.', 'US'],
  ["We can't carry passengers with a crook back.", 'AU'],
  ["There's no lift and no exceptions, so think before applying.", 'GB'],
  ["Someone who'd look right in the calendar shoot.", 'GB'],
  ['Prefer candidates with a job right now; gaps make the client nervous.', 'US'],
  ['From a background similar to our members, shall we say.', 'GB'],
  ['No EE candidates, the client is tired of that.', 'ZA'],
  ['Never been part of any organizing, and we check.', 'US'],
  ['He or she, not they.', 'US'],
  ['The owner asks if the wedding ring comes with plans.', 'GB'],
  ['No use to us if the crèche closes and they vanish.', 'IE'],
  ['Keinesfalls mit Kopftuch.', 'DE'],
  ['Iemand die nog een jaar of dertig mee kan.', 'NL'],
])(
  'holds a wish that is veiled by what somebody remembers, has, looks like or is asked: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ['We play classic rock in the shop and argue about it.', 'US'],
  ['Voice talent with a deep register for audiobook narration.', 'US'],
  ['The flat has no lift, so the crew uses a hoist for pianos.', 'GB'],
  ['The dishes look great on Instagram and so do ours in person.', 'AU'],
  ["Tell us about gaps if you like; they don't worry us.", 'US'],
  ['You will report on employment equity and B-BBEE spend.', 'ZA'],
  ['The client asks about their wedding cars and you send the quote.', 'GB'],
  ['De machines kunnen nog een jaar of dertig mee.', 'NL'],
  ['Keinesfalls mit Straßenschuhen in die Halle.', 'DE'],
])('lets the same words be of the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
