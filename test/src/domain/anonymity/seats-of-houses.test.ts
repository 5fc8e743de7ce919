import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school: string, name = 'Ann Day'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employer === '' ? [] : [{ employer }],
        education: school === '' ? [] : [{ school }],
      },
    }),
  ).text;

describe('a small town right behind a house goes with it', () => {
  it.each([
    ['Bocuse', 'Sous-chef depuis quatre ans chez Bocuse, à Collonges.', 'Collonges'],
    ['Sellita', 'War bei Sellita in La Chaux-de-Fonds am Etabli.', 'Chaux'],
    ['Dacia', '- Dacia, Mioveni, 2018 to now: planning', 'Mioveni'],
    ['Siemens', 'Four years at Siemens in Congleton, drives.', 'Congleton'],
  ])('%s: %s', (house, text, town) => {
    expect(shown(text, house, '')).not.toContain(town);
  });
});

it.each([
  ['Siemens', 'Eight years at Siemens in Berlin.', 'Berlin'],
  ['Siemens', 'Would leave Siemens, Lowell suits him.', 'Lowell'],
  ['Siemens', 'Left Siemens in March.', 'March'],
])('a large town, a wish or a month stays, %s: %s', (house, text, told) => {
  expect(shown(text, house, '')).toContain(told);
});

it.each([
  'Six years on the Type 31s at the yard.',
  'Plays for the national wheelchair basketball side.',
  'Won the pipeline class at the national welding games in 2019.',
  'He set the paper with the lighthouse extract that went round TikTok.',
  'Been at the coral-card bank since 2018.',
])('what few can say of themselves holds the text: %s', (text) => {
  const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });
  expect(marksIn([{ text, identity }], 'anonymous').flat()).not.toEqual([]);
});
