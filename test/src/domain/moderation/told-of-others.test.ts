import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

/** What a description is stopped for, of which an ad was drafted. */
const stops = (text: string, place = 'GB'): string[] =>
  review([['job.description', text]], {
    subject: 'role',
    place,
    isUnread: true,
    isShown: true,
    isSource: true,
  })
    .filter(({ verdict }) => verdict === 'blocked' || verdict === 'held')
    .map(({ words }) => words);

describe('gossip of a description about somebody who is not wanted holds no ad', () => {
  it.each([
    // One whom both know, and what they did, have or know.
    'Only my sister knows about the loan.',
    'Wife thinks we are still with the bank.',
    "My mother's on the deeds and she will not sign.",
    "A customer's dad fell off the loading bay and has a lawyer.",
    'The lady in the flat upstairs rang the council.',
    'The last lad, Corey, is taking us to the tribunal.',
    // What happened to somebody, and what was done to them.
    'A girl slipped in the doorway and her people want money.',
    'He overcharged a widow and two lads for the same boiler.',
    "She'd also got our accountant pregnant.",
    'She has two small girls.',
    'Used to be three lads.',
    // Who is to hear of it or not, whoever is called so, money for whom, sums, and how the house is not to be called.
    "Don't tell Dad, he still signs the cheques.",
    'No Harbourside in the ad please man',
    'It was raised, and the grant says spent on children.',
    "The fee is £900. Don't send a breakdown, he adds it up twice.",
    'No "barn wedding" in the text either.',
    'She expects two offices by May and would like the planner to be on her side of the wall.',
    // The same in other languages.
    'Onze buurvrouw leest mee op de site.',
    'Die Frau vom Chef weiß davon nichts.',
    'La mujer del dueño lo sabe todo.',
    'La moglie del titolare non sa nulla.',
  ])('goes: %s', (text) => {
    expect(stops(text)).toEqual([]);
  });
});

describe('a wish stays what it is, in whatever story it is told', () => {
  it.each([
    'No women, the lads on site would not have it.',
    "I told her I'd rather have a mum whose children have grown up.",
    'The last girl got pregnant, so this time send me a man.',
    'My wife thinks a woman would be better on the desk.',
    'A girl slipped in the doorway. Never again, no more girls.',
    'The lady on the desk should be under thirty.',
    'Our girls wear heels and the next one will too.',
    'She has two small girls. Find me somebody without that.',
    'Only men know how to handle the plant.',
    'The owner said no "young mums" on the team.',
    'Used to be two guys and we want guys again.',
    'Her husband has been posted, so she will be gone in a year, no wives please.',
    'Die Frau vom Chef will keine Frauen im Lager.',
    'La mujer del dueño prefiere un hombre.',
    'La moglie del titolare non vuole donne.',
  ])('is stopped: %s', (text) => {
    expect(stops(text)).not.toEqual([]);
  });
});

it('is held as before where it would stand in the ad itself', () => {
  const found = review([['body', 'No "barn wedding" types, only single women.']], {
    subject: 'role',
    place: 'GB',
    isUnread: true,
  });
  expect(found.map(({ verdict }) => verdict)).toContain('blocked');
});
