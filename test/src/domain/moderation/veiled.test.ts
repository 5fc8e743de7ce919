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

it.each([
  ["We can't sort people by age in writing.", 'GB'],
  ['We are not allowed to put an age limit on paper, so call us.', 'GB'],
  ["Obviously we can't say no mums in an ad.", 'AU'],
  ["We can't put nationality in writing.", 'IE'],
])('holds what is not to be written down, and is meant all the same: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["We don't sort people by age, in writing or otherwise.", 'GB'],
  ["We can't confirm salary in writing before the offer.", 'US'],
  ['We never sort people by age.', 'AU'],
  ["We don't sift CVs by name or age.", 'GB'],
])('lets be said what nobody is sorted by: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Full hearing and two good eyes for phone work.', 'AU'],
  ['Both knees in working order.', 'GB'],
  ['Two working arms and a strong back.', 'US'],
  ['Sound lungs and a good pair of legs.', 'IE'],
  ["Our last two were on FMLA more than at the desk; we'd like a break from that.", 'US'],
  ['The last one was off on stress more than she was in.', 'IE'],
  ['The aunties on the line like a joker with a bit of muscle.', 'NZ'],
  ["We're after a Gen Z brain for our channels.", 'GB'],
  ['We could use some millennial energy on nights.', 'US'],
  ["You don't remember using a cassette and that is how we like it.", 'GB'],
  ['Must look the part next to our models on the floor.', 'US'],
])('holds a body, a generation and looks that are asked for in passing: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Colour vision and full hearing are tested to the rail standard.', 'GB'],
  ['Use both hands on the guard: two working hands on the lever at all times.', 'AU'],
  ['Two pairs of hands are needed for the big frames, so nobody lifts alone.', 'GB'],
  ['Gen Z shoppers with an eye for vintage are our market.', 'US'],
  ['You might not remember every key at first.', 'GB'],
  ['Tell us how you would explain a pension to a twenty-year-old.', 'GB'],
  ['Nobody is too important for the dish pit here.', 'US'],
])('lets a test, a tool, a market and a task be named by the same words: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

const ofPerson = (text: string): string[] =>
  review([['text', text]], { subject: 'person', place: 'GB' })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  "At 51 you needn't fret about maternity pay with this one.",
  "You won't have to worry about mat leave with her.",
  'His wife stays home so nobody has to think about childcare.',
  'With this one you need not worry about babies.',
])('holds of whom nobody need fear a child: %s', (text) => {
  expect(ofPerson(text)).not.toEqual([]);
});

it.each([
  "You won't have to worry about timekeeping with him.",
  'Nobody has to think about the month end with her.',
  'No need to worry about her notice, it is a week.',
  'She planned the nursery menus for two years.',
])('lets other worries be none: %s', (text) => {
  expect(ofPerson(text)).toEqual([]);
});
