import { expect, it } from 'vitest';
import { EU_MEMBERS, PAPER_KINDS, REQUIRED_PAPERS } from '#src/domain/papers/kinds.ts';
import { countryCode } from '#src/lib/places.ts';

it('names each kind once in its region, and none that holds everywhere again in a country', () => {
  const names = PAPER_KINDS.map(({ region, kind }) => `${region} ${kind}`);
  expect(new Set(names).size).toBe(names.length);
  const everywhere = new Set(PAPER_KINDS.filter(({ region }) => region === 'ALL').map(({ kind }) => kind));
  expect(PAPER_KINDS.filter(({ region, kind }) => region !== 'ALL' && everywhere.has(kind))).toEqual([]);
});

it('lets only the right to work never be waived', () => {
  expect(PAPER_KINDS.filter(({ waivable }) => !waivable).map(({ kind }) => kind)).toEqual(['right_to_work']);
});

it('requires no document that its region does not know', () => {
  for (const { one_of, region } of REQUIRED_PAPERS)
    for (const kind of one_of)
      expect(
        PAPER_KINDS.some(
          (known) => known.kind === kind && (known.region === region || known.region === 'ALL'),
        ),
        kind,
      ).toBe(true);
});

it('knows the 27 members of the European Union by their country codes', () => {
  expect(EU_MEMBERS).toHaveLength(27);
  for (const code of EU_MEMBERS) expect(countryCode(code)).toBe(code);
});
