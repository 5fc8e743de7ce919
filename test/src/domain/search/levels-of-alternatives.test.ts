import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string) =>
  compileQuery(query, { country: 'GB', currency: 'GBP', today: '2026-11-26' });

/** The conditions of each of the alternatives, in their order. */
const alternatives = (query: string): string[] => {
  const lots = new Map<number, string[]>();
  for (const { together, label } of compiled(query).facets)
    if (together !== null) lots.set(together, [...(lots.get(together) ?? []), label]);
  return [...lots.values()].map((labels) => labels.toSorted().join(' + ')).toSorted();
};

describe('the level of one of two jobs', () => {
  it.each([
    ['audit senior or tax manager in Manchester', ['Auditor + senior', 'Tax Manager']],
    ['tax manager or audit senior in Manchester', ['Auditor + senior', 'Tax Manager']],
    ['junior accountant or bookkeeper', ['Accountant + junior', 'Bookkeeper']],
    ['a junior accountant or a bookkeeper in Leeds', ['Accountant + junior', 'Bookkeeper']],
    ['junior accountant or senior bookkeeper', ['Accountant + junior', 'Bookkeeper + senior']],
  ])('is not asked of the other, which is told: %s', (query, wanted) => {
    expect(alternatives(query)).toEqual(wanted);
    expect(compiled(query).notes.map(({ code }) => code)).toContain('alternatives');
  });

  it.each([
    'senior SREs or platform engineers, AWS',
    'senior Java or Python developer',
    'senior DevOps or SRE, Terraform',
    'junior marketing or SEO people in the UK',
    'junior to mid developer or tester',
  ])('is asked of all kinds of people in one list: %s', (query) => {
    expect(alternatives(query)).toEqual([]);
    expect(compiled(query).facets.filter(({ kind }) => kind === 'seniority')).toHaveLength(1);
  });
});
