import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ftsOf, simplified, type WordQuery } from '#db/search-syntax.ts';

const TERMS = ['a', 'b', 'c', 'd'];

const { query } = fc.letrec<{ query: WordQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom(...TERMS).map((term) => ({ term })),
    fc.array(tie('query'), { minLength: 1, maxLength: 4 }).map((all) => ({ all })),
    fc.array(tie('query'), { minLength: 1, maxLength: 4 }).map((any) => ({ any })),
    fc.record({ both: tie('query'), not: tie('query') }),
  ),
}));

function holds(asked: WordQuery, of: ReadonlySet<string>): boolean {
  if ('term' in asked) return of.has(asked.term);
  if ('phrase' in asked) return asked.phrase.every((word) => of.has(word));
  if ('all' in asked) return asked.all.every((part) => holds(part, of));
  if ('any' in asked) return asked.any.some((part) => holds(part, of));
  return holds(asked.both, of) && !holds(asked.not, of);
}

const everyEntry = Array.from(
  { length: 2 ** TERMS.length },
  (_, bits) => new Set(TERMS.filter((_term, at) => (bits >> at) & 1)),
);

describe('what is asked of the index', () => {
  test('a query with fewer words finds the same entries', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const less = simplified(asked);
        for (const entry of everyEntry) expect(holds(less, entry)).toBe(holds(asked, entry));
      }),
      { numRuns: 500 },
    );
  });

  test('what ranks is looked up once where it says all that must be', () => {
    const held: WordQuery = { term: 'now' };
    const must: WordQuery = { any: [held, { term: 'before' }] };
    expect(ftsOf({ all: [must, held, { any: [must] }, held] }, 'x')).toBe('"xnow"');
    expect(ftsOf({ all: [{ both: must, not: { term: 'there' } }, held] }, 'x')).toBe('("xnow" NOT "xthere")');
  });
});
