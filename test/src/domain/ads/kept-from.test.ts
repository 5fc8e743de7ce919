import { describe, expect, it } from 'vitest';
import { isKeptFrom } from '#src/domain/ads/told-inside.ts';

const kept = (text: string, word: string): boolean => isKeptFrom(text, text.indexOf(word));

describe('people who are there already, in what only the recruiter is told', () => {
  it.each([
    ['We took the contract off Treetec and their blokes dont know yet.', 'blokes'],
    [
      'Whatever you do don’t let Monadelphous hear we’re short, we told em we had 14 blokes locked in',
      'blokes',
    ],
    ['don’t go near Ricky Neho’s boys.', 'boys'],
    ['Parents have been told only that she is unwell.', 'Parents'],
    ['We lost the account and I don’t want the guys reading about it.', 'guys'],
    ['Steve over at Prairie Air is my ex brother in law, leave his people be.', 'brother'],
    ['My wife is acting as manager and is very tired of it.', 'My wife'],
    ['She must NOT see this ad with our name.', 'She must'],
    ['sisters at Unitas are not to be called.', 'sisters'],
  ])('are no wish: %s', (text, word) => {
    expect(kept(text, word)).toBe(true);
  });

  it.each([
    ['My wife gets jealous, so you know what I mean.', 'My wife'],
    ['My wife runs the desk and she likes mature ladies.', 'ladies'],
    ['Don’t send me any blokes.', 'blokes'],
    ['Their blokes don’t know yet, but we only want blokes as well.', 'blokes'],
    ['Don’t call the women on the list.', 'women'],
    ['Don’t let on that we prefer lads.', 'lads'],
    ['Patients have been told they will get a younger woman.', 'woman'],
  ])('cover no wish that is said beside: %s', (text, word) => {
    expect(kept(text, word)).toBe(false);
  });
});
