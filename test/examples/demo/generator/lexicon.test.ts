import { expect, it } from 'vitest';
import { INDUSTRIES } from '#examples/demo/generator/employers.ts';
import { COUNTRIES, FAMILIES, payRange } from '#examples/demo/generator/index.ts';
import { disciplinesOf } from '#examples/demo/generator/lexicon/disciplines.ts';

it('holds families enough, under keys of their own', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(FAMILIES.map((family) => family.key)).size).toBe(FAMILIES.length);
});

it.each(FAMILIES.map((family) => [family.key, family] as const))('knows enough about %s', (_key, family) => {
  const skills = [...family.core, ...family.optional];
  expect(skills.length).toBeGreaterThanOrEqual(15);
  expect(skills.length).toBeLessThanOrEqual(40);
  expect(new Set(skills).size).toBe(skills.length);
  expect(family.ladder.length).toBeGreaterThanOrEqual(4);
  expect(new Set(family.ladder.map((rung) => rung.seniority)).size).toBe(family.ladder.length);
  for (const industry of family.industries) expect(INDUSTRIES).toContain(industry);
  for (const move of family.moves) expect(FAMILIES.map((each) => each.key)).toContain(move);
  expect(family.duties.length).toBeGreaterThanOrEqual(4);
  expect(family.wins.length).toBeGreaterThanOrEqual(3);
  for (const degree of family.degrees) expect(degree).toMatch(/^[^/]+\/[^/]+$/);
  for (const { skills: own } of disciplinesOf(family.key))
    for (const skill of own) expect(skills).toContain(skill);
});

it('pays more for more responsibility, in every country and period', () => {
  for (const family of FAMILIES) {
    for (const country of COUNTRIES) {
      for (const period of ['year', 'day', 'hour'] as const) {
        const ranges = [...family.ladder]
          .sort((a, b) => a.pay[0] - b.pay[0])
          .map((rung) => payRange(family, country, rung.seniority, period));
        ranges.forEach((range, place) => {
          expect(range.min).toBeGreaterThan(0);
          expect(range.max).toBeGreaterThanOrEqual(range.min);
          expect(range.min).toBeGreaterThanOrEqual(ranges[place - 1]?.min ?? 0);
        });
      }
    }
  }
});

it('has a title for every branch of a family at every step', () => {
  for (const family of FAMILIES) {
    const branches = disciplinesOf(family.key);
    for (const branch of branches) {
      const foreign = branches.filter((each) => each !== branch).flatMap((each) => each.words);
      for (const rung of family.ladder) {
        const own = rung.titles.filter((title) => !foreign.some((word) => title.includes(word)));
        expect(own, `${family.key} ${branch.words[0]} ${rung.seniority}`).not.toEqual([]);
      }
    }
  }
});
