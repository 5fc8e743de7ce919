import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { runHistories } from '#test/harness/placement-histories.ts';

const running = useService();

it('boards and refunds of random histories are, to the minor unit, what a slow recomputation gives', async () => {
  const { locks, unlocks, contracts, lines, boards } = await runHistories(running, 60, 20_261_120);
  expect(Math.min(locks, unlocks, contracts, lines, boards)).toBeGreaterThan(3);
});
