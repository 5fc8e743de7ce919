import { describe, expect, it } from 'vitest';
import { isNameOfHouse, isOfWhoIsThere } from '#src/domain/ads/who-is-there.ts';

const JOB = 'Plumber, Leeds, full time permanent.\nFixing boilers, taps and drains.\n';

const isTold = (said: string, words: string): boolean =>
  isOfWhoIsThere(`${JOB}Strictly between us: ${said}`, {
    start: JOB.length + 'Strictly between us: '.length + said.indexOf(words),
    words,
  });

describe('whom a brief tells the recruiter of', () => {
  it.each([
    ['three of the girls are looking already.', 'girls'],
    ['I have not asked the other guys.', 'guys'],
    ['my dad who owns it is selling.', 'dad'],
    ['Her husband sits on the board of Kier.', 'Her husband'],
    ['we might lose 2 lads to redundancy.', 'lads'],
    ['mijn vrouw en ik gaan scheiden.', 'vrouw'],
    ['mon père a fait une rechute.', 'père'],
    ["don't say my husband Sione had a stroke, that's why I need a baker.", 'my husband'],
    ["I haven't told mum who owns half the shop.", 'mum'],
  ])('is somebody who is there: %s', (said, words) => {
    expect(isTold(said, words)).toBe(true);
  });

  it.each([
    ['we want a couple of lads.', 'lads'],
    ['the girls here would not take an older woman.', 'woman'],
    ['no more mums, the last two were always off.', 'mums'],
    ['my dad gets on better with young lads.', 'lads'],
    ['my husband wants no mums on nights.', 'mums'],
    ['the other guys want somebody their own age.', 'guys'],
    ['not another lady please.', 'lady'],
    ['her husband kept her at home, so nobody who is married.', 'married'],
    ['die Jungs wollen lieber einen Mann.', 'Mann'],
  ])('is nobody who is there where somebody is chosen or turned away: %s', (said, words) => {
    expect(isTold(said, words)).toBe(false);
  });
});

describe('a word for names in a brief', () => {
  const isOfHouse = (said: string, words: string): boolean =>
    isNameOfHouse(said, { start: said.indexOf(words), words });

  it.each([
    ['Geen naam in de advertentie graag.', 'naam'],
    ['Den Namen der Praxis bitte nirgends nennen.', 'Namen'],
    ['Name von uns kommt nirgends hin.', 'Name'],
  ])('is of the house that is not to be read: %s', (said, words) => {
    expect(isOfHouse(said, words)).toBe(true);
  });

  it.each([
    ['Geen buitenlandse naam in de advertentie.', 'naam'],
    ['Bewerber mit deutschem Namen lieber, so kennt man uns.', 'Namen'],
    ['Helst svenska namn hos vår kund.', 'namn'],
  ])('is of those who apply: %s', (said, words) => {
    expect(isOfHouse(said, words)).toBe(false);
  });
});
