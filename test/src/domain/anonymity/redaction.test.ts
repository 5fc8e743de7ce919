import { expect, it } from 'vitest';
import { casesOf, DEFAULT_CASES, total } from '#test/eval/redaction/score.ts';

it('hides every piece that tells who is meant, and leaves every piece that does not', () => {
  const { results, leaks, damage } = total(casesOf(DEFAULT_CASES));
  const wrong = results.filter((one) => one.leaks.length + one.damage.length > 0);
  expect(wrong).toEqual([]);
  expect({ leaks, damage }).toEqual({ leaks: 0, damage: 0 });
});
