import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeOf } from '#src/domain/compensation/range.ts';

const figure = fc.integer({ min: 30_000, max: 400_000 });

it('says nothing of fewer than five people', () => {
  fc.assert(fc.property(fc.array(figure, { maxLength: 4 }), (some) => rangeOf(some) === undefined));
});

it('bounds the middle half without touching the figures that the bounds come from', () => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: 5, maxLength: 40 }), (some) => {
      const sorted = some.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const { low, high } = rangeOf(some) ?? { low: 0, high: 0 };
      expect(low).toBeLessThan(at(0.25));
      expect(high).toBeGreaterThan(at(0.75));
      expect(low).toBeGreaterThan(at(0.25) * 0.85);
      expect(high).toBeLessThan(at(0.75) * 1.06);
    }),
  );
});

/** What somebody sees who adds people of their choice to those of whom one figure is unknown, and asks after each. */
const seen = (unknown: number, others: readonly number[]): string => {
  const asked: unknown[] = [];
  const known: number[] = [];
  for (const other of others) {
    known.push(other);
    asked.push(rangeOf([unknown, ...known]));
  }
  return JSON.stringify(asked);
};

it('answers the same whoever is added, for any two figures of one step, so that no figure can be told by differencing', () => {
  // The steps between 100,000 and 200,000 are 5,000 wide, and begin at a round figure that many people name.
  const step = fc.integer({ min: 20, max: 39 });
  const inStep = fc.integer({ min: 0, max: 4_999 });
  const added = fc.array(fc.oneof(figure, fc.integer({ min: 90_000, max: 210_000 })), {
    minLength: 4,
    maxLength: 40,
  });
  fc.assert(
    fc.property(step, inStep, inStep, added, (at, one, other, others) => {
      // Those added close to the one that is looked for tell no more than the others.
      const near = [at * 5_000, at * 5_000 + 1, at * 5_000 + one, at * 5_000 + other, at * 5_000 + 4_999];
      for (const choice of [others, [...others, ...near], [...near, ...others]])
        expect(seen(at * 5_000 + one, choice)).toBe(seen(at * 5_000 + other, choice));
    }),
  );
});
