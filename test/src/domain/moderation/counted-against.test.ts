import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  ['The ops manager has a saying about it: once a claimant, always a claimant.', 'AU'],
  ["A comp claim in 2019, so the client won't look at him.", 'US'],
  ["She'll be home with snotty noses every second week.", 'NZ'],
  ["Mitchell hasn't got any, so let's go Mitchell.", 'NZ'],
  ["Reggie won't have one on the payroll.", 'NZ'],
  ['All four of mine came up through C of E schools and none of them is anything else, I checked.', 'GB'],
  ['H-1B and OPT only. No citizens or green cards please.', 'US'],
  ['From what she let slip I make it late March, which is launch week.', 'US'],
  ['Rainbow sticker on the laptop and a "roommate" of eleven years called Steve.', 'US'],
  ['Ze zit midden in een ivf-traject, vertelde ze zelf.', 'NL'],
  ['Elle est en plein parcours PMA.', 'FR'],
  ["If lifting's not your thing there's the door.", 'AU'],
])("holds what of somebody's life is counted against them: %s", (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["There's a back claim from 2016. It's mended and has no bearing on this.", 'AU'],
  ["Workers' comp claims adjuster, Omaha.", 'US'],
  ['H-1B, OPT, citizens and green cards all welcome.', 'US'],
  ["From what she said I make it three weeks' notice, which is fine.", 'GB'],
  ['Pride pins are there for anyone who would like one.', 'GB'],
  ['Onze kliniek begeleidt paren in een ivf-traject.', 'NL'],
  ['All of our pupils come from church schools nearby.', 'GB'],
  ["If lifting's not your thing we're also short a cook's offsider, so sing out.", 'AU'],
])('lets pass the same words where nobody is left out: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
