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

it('tells the most that may be held: what the target above leaves beside its siblings, to the cent', () => {
  fc.assert(
    fc.property(tree, fc.nat(), cents, (given, pick, amount) => {
      const rows = allocations(given);
      const row = rows[pick % Math.max(1, rows.length)];
      if (row === undefined) return;
      const changed = rows.map((other) => (other === row ? { ...row, amount } : other));
      const overrun = overrunOf(changed, { ...row, amount });
      const team = given.teams[Number(row.subject_id[1])];
      const [above, siblings] =
        row.level === 'team'
          ? [given.agency, given.teams.map(({ target }) => target)]
          : [team?.target ?? null, team?.people ?? []];
      const most =
        row.level === 'agency' || above === null
          ? null
          : Math.max(0, inCents(above) - total(siblings) + inCents(row.amount));
      expect(overrun?.against === 'above').toBe(most !== null && inCents(amount) > most);
      if (overrun?.max != null) expect(inCents(overrun.max)).toBe(most);
    }),
    { numRuns: 500 },
  );
});

it('caps the target of a team at what the other teams leave of the target of the agency', () => {
  const team = (subject_id: string, amount: number): Allocation => ({
    level: 'team',
    subject_id,
    team_id: subject_id,
    amount,
  });
  const agency: Allocation = { level: 'agency', subject_id: 'agency', team_id: null, amount: 100 };
  const others = [agency, team('t1', 30), team('t2', 30.5)];
  expect(overrunOf([...others, team('t3', 39.5)], team('t3', 39.5))).toBeNull();
  const over = team('t3', 39.51);
  expect(overrunOf([...others, over], over)).toEqual({ target: over, against: 'above', max: 39.5, min: 0 });
});
