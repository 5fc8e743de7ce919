import { describe, expect, it } from 'vitest';
import { casesOf, total } from '#test/eval/redaction/score.ts';

const file = new URL('../../../eval/redaction/open11-cases.json', import.meta.url).pathname;

/** What no rule finds yet: a suburb, a short form that is a given name, a product that is a word of the text's language. */
const STILL_LEFT = 3;

describe('40 people of many countries, by nicknames, short names, products and other scripts', () => {
  it('show at anonymous no more than what is known to be left, and lose nothing that is of the work', () => {
    const { leaks, damage, results } = total(casesOf(file));
    expect(damage).toBe(0);
    expect(leaks, JSON.stringify(results.flatMap((one) => one.leaks))).toBeLessThanOrEqual(STILL_LEFT);
  });
});
