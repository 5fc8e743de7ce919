import { expect, it } from 'vitest';
import { casesOf, DEFAULT_CASES, total } from '#test/eval/redaction/score.ts';

const OTHERS = ['more', 'open-cases', 'classes'].map(
  (name) => new URL(`../../../eval/redaction/${name}.json`, import.meta.url).pathname,
);

it.each([DEFAULT_CASES, ...OTHERS])(
  'hides every piece that tells who is meant, and leaves every other, in %s',
  (file) => {
    const { results, leaks, damage } = total(casesOf(file));
    expect(results.filter((one) => one.leaks.length + one.damage.length > 0)).toEqual([]);
    expect({ leaks, damage }).toEqual({ leaks: 0, damage: 0 });
  },
);
