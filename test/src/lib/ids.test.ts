import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#src/lib/ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('makes ids that sort by creation, within a millisecond and over a clock set back a little', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T10:00:00Z') });
  const made = Array.from({ length: 2000 }, () => newId('client'));
  vi.setSystemTime(Date.parse('2026-03-01T09:59:59Z'));
  made.push(newId('client'));
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

it('returns to the time of day after a clock that was far ahead is set right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') });
  const ahead = newId('client');
  vi.setSystemTime(Date.parse('2026-03-01T10:00:00Z'));
  expect(newId('client') < ahead).toBe(true);
});
