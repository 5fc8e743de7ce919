import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctTags, sortTags, tagKey } from '#src/domain/candidates/tags.ts';

const labels = fc.array(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), { maxLength: 40 });

it('keeps one of each label without regard to case, the first spelling, at most 40 characters, whatever is given', () => {
  fc.assert(
    fc.property(labels, (given) => {
      const kept = distinctTags(given);
      expect(new Set(kept.map(tagKey)).size).toBe(kept.length);
      for (const label of kept) {
        expect(Array.from(label).length).toBeLessThanOrEqual(40);
        const first = given.find((other) => tagKey(other) === tagKey(label));
        expect(first === undefined ? '' : distinctTags([first])[0]).toBe(label);
      }
      expect(distinctTags(kept)).toEqual(kept);
    }),
  );
});

it('orders labels the same way whatever order and case they come in', () => {
  expect(sortTags(['beta', 'Alpha', 'GAMMA', 'alpine'])).toEqual(['Alpha', 'alpine', 'beta', 'GAMMA']);
  fc.assert(
    fc.property(labels, (given) => {
      const kept = distinctTags(given);
      expect(sortTags(kept.toReversed())).toEqual(sortTags(kept));
    }),
  );
});
