import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { runHistories } from '#test/harness/placement-histories.ts';

const HISTORIES = Number(process.env.HISTORIES ?? 10_000);
const SEED = Number(process.env.SEED ?? 1);
const running = useService();

it(`boards and refunds of ${HISTORIES} random histories are what a slow recomputation gives`, async () => {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const tell = (histories: number, counts: object): void => {
    const { user, system } = process.cpuUsage(used);
    const processor_seconds = Math.round((user + system) / 1e6);
    const seconds = Math.round((performance.now() - began) / 1000);
    writeSync(2, `${JSON.stringify({ histories, seconds, processor_seconds, ...counts })}\n`);
  };
  const counts = await runHistories(running, HISTORIES, SEED, tell);
  expect(counts.lines).toBeGreaterThan(0);
});
