import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Allocation, overrunOf } from '#src/domain/quotas/rules.ts';

const cents = fc.integer({ min: 0, max: 5000 }).map((n) => n / 100);
const maybe = fc.option(cents, { nil: null });
/** An agency with up to three teams of up to three people, any target of which may be blank. */
const tree = fc.record({
  agency: maybe,
  teams: fc.array(fc.record({ target: maybe, people: fc.array(maybe, { maxLength: 3 }) }), { maxLength: 3 }),
});

function allocations(given: {
  agency: number | null;
  teams: { target: number | null; people: (number | null)[] }[];
}) {
  const rows: Allocation[] = [];
  const add = (
    level: Allocation['level'],
    subject_id: string,
    team_id: string | null,
    amount: number | null,
  ) => {
    if (amount !== null) rows.push({ level, subject_id, team_id, amount });
  };
  add('agency', 'agency', null, given.agency);
  given.teams.forEach(({ target, people }, t) => {
    add('team', `t${t}`, null, target);
    people.forEach((amount, p) => {
      add('consultant', `t${t}p${p}`, `t${t}`, amount);
    });
  });
  return rows;
}

const inCents = (amount: number): number => Math.round(amount * 100);
const total = (amounts: (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + inCents(amount ?? 0), 0);

it('finds an overrun exactly where teams sum above the agency, or people above their team', () => {
  fc.assert(
    fc.property(tree, (given) => {
      const rows = allocations(given);
      const agency =
        given.agency !== null && total(given.teams.map(({ target }) => target)) > inCents(given.agency);
      const teams = given.teams.some(
        ({ target, people }) => target !== null && total(people) > inCents(target),
      );
      expect(rows.some((row) => overrunOf(rows, row) !== null)).toBe(agency || teams);
    }),
    { numRuns: 300 },
  );
});

it('tells a most that may be held, to the cent: that much passes, a cent more does not', () => {
  fc.assert(
    fc.property(tree, fc.nat(), cents, (given, pick, amount) => {
      const rows = allocations(given);
      const row = rows[pick % Math.max(1, rows.length)];
      if (row === undefined) return;
      const others = rows.filter((other) => other !== row);
      const tried = (value: number) => {
        const next = { ...row, amount: value };
        return overrunOf([...others, next], next);
      };
      const overrun = tried(amount);
      if (overrun?.against !== 'above' || overrun.max === null) return;
      expect(tried(overrun.max)?.against).not.toBe('above');
      expect(tried((inCents(overrun.max) + 1) / 100)?.against).toBe('above');
    }),
    { numRuns: 300 },
  );
});
