import { expect, it } from 'vitest';
import { addDays } from '#examples/demo/generator/calendar.ts';
import { Random } from '#examples/demo/generator/random.ts';
import { plain, series, slug, thousands, withArticle } from '#examples/demo/generator/text.ts';

it('starts neighbouring seeds and streams far apart', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 50; seed++) {
    for (const stream of ['candidate', 'job'])
      for (let i = 0; i < 50; i++) firsts.add(new Random(seed, stream, i).next());
  }
  expect(firsts.size).toBe(5000);
  expect(new Random(1).next()).not.toBe(new Random(1 + 2 ** 32).next());
});

it('draws evenly and samples in order without repetition', () => {
  const random = new Random(42);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 40_000; i++) {
    const n = random.int(0, 3);
    counts[n] = (counts[n] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  expect(random.sample(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c']);
  expect(random.sample(['a', 'b', 'c'], 2)).toHaveLength(2);
});

it('adds days across months, leap years and centuries', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  for (let days = -40_000; days < 40_000; days += 377) {
    const expected = new Date(Date.UTC(2026, 2, 31) + days * 86_400_000).toISOString().slice(0, 10);
    expect(addDays('2026-03-31', days)).toBe(expected);
  }
  expect(() => addDays('31/03/2026', 1)).toThrow(/YYYY-MM-DD/);
});

it('spells names for mailboxes and joins words', () => {
  expect(plain('Nguyễn Đỗ')).toBe('Nguyen Do');
  expect(slug("O'Brien")).toBe('obrien');
  expect(series(['a', 'b', 'c'])).toBe('a, b and c');
  expect(series(['a and b', 'c'])).toBe('a and b; and c');
  expect(thousands(1234567)).toBe('1,234,567');
  expect(['Accountant', 'Nurse', 'HR Manager', 'UX Designer', 'EA to the CEO'].map(withArticle)).toEqual([
    'an Accountant',
    'a Nurse',
    'an HR Manager',
    'a UX Designer',
    'an EA to the CEO',
  ]);
});
